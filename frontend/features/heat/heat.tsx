import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bookById } from '../../../domain/canon/index.ts';
import type { HeatShape } from '../../../domain/heat/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { type Answered, textsAsked } from './answers.ts';
import { BookTable } from './book-table.tsx';
import { ChapterList } from './chapter-list.tsx';
import { HeatPicture, HeatTexture, heatHeight } from './picture/index.ts';
import { pictureInWords } from './picture-words.ts';
import { ReadingLine } from './reading-line.tsx';
import { SaveMenu } from './save-menu.tsx';
import { verseOfCell } from './verse-of-cell.ts';

interface HeatProps {
  readonly shape: HeatShape;
  readonly answers: readonly Answered[];
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
}

/** The picture with all that it says: its sentence, the verse at the pointer, and the same as a table. */
export function Heat({ shape, answers, editions }: HeatProps) {
  const navigate = useNavigate();
  const [cell, setCell] = useState<number | null>(null);
  const [book, setBook] = useState<number | null>(null);
  const isNarrow = useMedia(NARROW);
  const counted = answers.map(({ answer }) => answer);
  const sentences = pictureInWords(shape, answers);
  const used = new Set(counted.flatMap((answer) => textsAsked(shape, answer)));
  const sources = editions.filter(({ id }) => used.has(id)).map(({ id, revision }) => ({ id, revision }));
  const title = heatText.pictureTitle(answers.map(({ question }) => question));
  const computation = {
    title,
    answer: heatText.answer(answers.map(({ figures }) => figures.found)),
    editions: sources,
  };
  const open = (opened: number) =>
    void navigate({
      to: '/explorer/$book/$chapter/$verse',
      params: placeParams(verseOfCell(shape, opened).english),
    });
  const chosen = book === null ? undefined : shape.books[book];
  return (
    <section aria-label={title}>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="max-w-[56rem] text-ui">
          <MixedText>{sentences.join(' ')}</MixedText>
        </p>
        <div className="no-print flex gap-2">
          <SaveMenu
            shape={shape}
            answers={counted}
            words={{ title, sentence: sentences.join(' '), editions: sources, address: location.href }}
          />
          <Cite {...computation} />
        </div>
      </div>
      <EarlierAnswer {...computation} />
      {isNarrow ? (
        <HeatTexture shape={shape} answers={counted} onBook={setBook} chosen={book} />
      ) : (
        <>
          <HeatPicture shape={shape} answers={counted} cell={cell} onCell={setCell} onOpen={open} />
          <ReadingLine shape={shape} answers={answers} cell={cell} />
        </>
      )}
      {chosen !== undefined && (
        <Dialog title={bookById(chosen.id).name} onClose={() => setBook(null)}>
          <ChapterList shape={shape} book={chosen} answers={counted} />
        </Dialog>
      )}
      <Accordion title={heatText.table.title} className="mt-4 border-t border-line">
        <BookTable shape={shape} answers={counted} />
      </Accordion>
    </section>
  );
}

const NARROW = '(width < 48rem)';

/** A placeholder of the size of the picture, with what is being loaded. */
export function HeatSkeleton() {
  return (
    <div aria-busy="true" className="mt-3">
      <p role="status" className="text-ui text-muted">
        {heatText.loading}
      </p>
      <div className="skeleton mt-3 w-full" style={{ height: heatHeight(innerWidth) }} />
    </div>
  );
}
