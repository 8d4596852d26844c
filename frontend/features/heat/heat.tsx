import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { bookById } from '../../../domain/canon/index.ts';
import type { HeatAnswer, HeatShape } from '../../../domain/heat/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { type Answered, type OneOrTwo, textsAsked } from './answers.ts';
import { BookTable } from './book-table.tsx';
import { ChapterList } from './chapter-list.tsx';
import { HeatPicture, HeatTexture, heatHeight } from './picture/index.ts';
import { pictureInWords } from './picture-words.ts';
import { ReadingLine } from './reading-line.tsx';
import { SaveMenu } from './save-menu.tsx';
import { verseOfCell } from './verse-of-cell.ts';

interface HeatProps {
  readonly shape: HeatShape;
  readonly answers: OneOrTwo<Answered>;
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
}

/** The picture with all that it says: its sentence, the verse at the pointer, and the same as a table. */
export function Heat({ shape, answers, editions }: HeatProps) {
  const navigate = useNavigate();
  const [cell, setCell] = useState<number | null>(null);
  const [book, setBook] = useState<number | null>(null);
  const isNarrow = useMedia(NARROW);
  // The picture paints only when its answers change, not when the reader moves over it.
  const counted = useMemo((): OneOrTwo<HeatAnswer> => {
    const [{ answer }, second] = answers;
    return second === undefined ? [answer] : [answer, second.answer];
  }, [answers]);
  const of = heatText.counted(answers[0].question);
  const readingId = useId();
  const { shown, remarks } = pictureInWords(shape, answers);
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
        <div className="min-w-0 flex-1 basis-80">
          <p aria-live="polite" className="text-ui">
            <MixedText>{shown}</MixedText>
          </p>
          <p className="mt-1 mb-2 text-meta text-muted">{remarks}</p>
        </div>
        <div className="no-print flex gap-2">
          <SaveMenu
            shape={shape}
            answers={counted}
            words={{ title, sentence: `${shown} ${remarks}`, editions: sources, address: location.href }}
          />
          <Cite {...computation} />
        </div>
      </div>
      <EarlierAnswer {...computation} />
      {isNarrow ? (
        <HeatTexture shape={shape} answers={counted} onBook={setBook} chosen={book} counted={of} />
      ) : (
        <>
          <HeatPicture
            shape={shape}
            answers={counted}
            cell={cell}
            onCell={setCell}
            onOpen={open}
            counted={of}
            describedBy={readingId}
          />
          <ReadingLine id={readingId} shape={shape} answers={answers} cell={cell} />
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
