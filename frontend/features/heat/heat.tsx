import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useId, useMemo, useState } from 'react';
import { bookById } from '../../../domain/canon/index.ts';
import type { HeatAnswer, HeatShape } from '../../../domain/heat/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { heatPictureText } from '../../text/instruments/heat-picture-text.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyPart, lazyPart, tellNotLoaded } from '../../ui/pages/lazy-part.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { type Answered, type OneOrTwo, textsAsked } from './answers.ts';
import { HeatTexture } from './picture/heat-texture.tsx';
import { HeatPicture, heatHeight, isAskedIn } from './picture/index.ts';
import { pictureInWords } from './picture-words.ts';

const SHARING = lazyPart(() => import('./parts/sharing.tsx'), 'Sharing');
const BOOK_DIALOG = lazyPart(() => import('./parts/book-dialog.tsx'), 'BookDialog');
const TABLE = lazyPart(() => import('./parts/book-table.tsx'), 'BookTable');

const loadVerseOfCell = () => import('./parts/verse-of-cell.ts');

interface HeatProps {
  readonly shape: HeatShape;
  readonly answers: OneOrTwo<Answered>;
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
}

/**
 * The picture with its sentences, the verse at the pointer, and a table of the same counts. It is drawn again only when
 * the answers change.
 */
export const Heat = memo(function Heat({ shape, answers, editions }: HeatProps) {
  const [book, setBook] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const isNarrow = useMedia(NARROW);
  // The picture paints only when its answers change, not when the reader moves over it.
  const counted = useMemo((): OneOrTwo<HeatAnswer> => {
    const [{ answer }, second] = answers;
    return second === undefined ? [answer] : [answer, second.answer];
  }, [answers]);
  const of = heatText.counted(answers[0].question);
  const { shown, remarks } = pictureInWords(shape, answers);
  const used = new Set(counted.flatMap((answer) => textsAsked(shape, answer)));
  const sources = editions.filter(({ id }) => used.has(id)).map(({ id, revision }) => ({ id, revision }));
  const questions = answers.map(({ question }) => question);
  const title = heatText.pictureTitle(questions);
  const computation = {
    title,
    answer: heatText.answer(counted.map(({ figures }) => figures.found)),
    editions: sources,
  };
  const chosen = book === null ? undefined : shape.books[book];
  // On a phone it follows the picture, which begins in the first window.
  const said = (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-80">
        <p aria-live="polite" className="text-ui">
          <MixedText>{shown}</MixedText>
        </p>
      </div>
      <Button
        className="control-lined no-print -me-4"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        {heatText.asTable}
      </Button>
      <LazyPart
        part={SHARING}
        pending={<div className="h-11 w-36" />}
        props={{
          exported: {
            shape,
            answers: counted,
            words: {
              title,
              sentence: `${shown} ${remarks}`,
              editions: sources,
              counted: of,
            },
          },
          computation,
        }}
      />
    </div>
  );
  return (
    <section aria-label={title}>
      {!isNarrow && said}
      {isTable ? (
        <LazyPart part={TABLE} props={{ shape, answers: counted, questions }} />
      ) : isNarrow ? (
        <HeatTexture shape={shape} answers={counted} onBook={setBook} chosen={book} counted={of} />
      ) : (
        <ReadPicture shape={shape} answers={answers} counted={counted} of={of} />
      )}
      {isNarrow && said}
      {chosen !== undefined && (
        <LazyPart
          part={BOOK_DIALOG}
          props={{ shape, book: chosen, answers: counted, questions, onClose: () => setBook(null) }}
          onFail={() => setBook(null)}
        />
      )}
      <NotSearched shape={shape} answers={counted} />
      <p className="mt-2 text-meta text-muted">{remarks}</p>
    </section>
  );
});

/** The books that no question searches, in one line that can be opened. */
function NotSearched({
  shape,
  answers,
}: {
  readonly shape: HeatShape;
  readonly answers: readonly HeatAnswer[];
}) {
  const names = shape.books.flatMap(({ id }, book) => (isAskedIn(answers, book) ? [] : bookById(id).name));
  return (
    names.length > 0 && (
      <details className="mt-2 text-meta text-muted">
        <summary className="inline-block min-h-6 cursor-pointer py-0.5">
          {heatPictureText.notSearched(names.length)}
        </summary>
        <p>{names.join(' · ')}</p>
      </details>
    )
  );
}

interface ReadPictureProps extends Pick<HeatProps, 'shape' | 'answers'> {
  readonly counted: OneOrTwo<HeatAnswer>;
  readonly of: string | null;
}

/** The verse that was opened last, and the history entry of its picture. */
let left: { readonly entry: string | undefined; readonly shape: HeatShape; readonly cell: number } | null =
  null;

/** The picture and the verse at the pointer. It is a component of its own, because that verse changes often. */
function ReadPicture({ shape, answers, counted, of }: ReadPictureProps) {
  const navigate = useNavigate();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  // If the reader has come back, the verse that they opened is chosen again.
  const [cell, setCell] = useState(left?.entry === entry && left?.shape === shape ? left.cell : null);
  const readingId = useId();
  // Loaded with the picture, so that a verse also opens without a connection.
  useEffect(() => void loadVerseOfCell().catch(() => undefined), []);
  const open = (opened: number) => {
    left = { entry, shape, cell: opened };
    void loadVerseOfCell().then(
      ({ verseOfCell }) =>
        navigate({
          to: '/explorer/$book/$chapter/$verse',
          params: placeParams(verseOfCell(shape, opened).english),
        }),
      tellNotLoaded,
    );
  };
  return (
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
  );
}

export const NARROW = '(width < 48rem)';

/** A placeholder of the size of the picture. It says what is loading. */
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

const READ_VERSE = lazyPart(() => import('./parts/read-verse.tsx'), 'ReadVerse');

interface ReadingLineProps {
  readonly id: string;
  readonly shape: HeatShape;
  readonly answers: readonly Answered[];
  readonly cell: number | null;
}

/**
 * The verse that the reader points at. The line is at the lower edge of the window as long as the picture is in view, and
 * its height never changes. So its script loads before the reader points, and its failure is one line of text.
 */
function ReadingLine({ id, shape, answers, cell }: ReadingLineProps) {
  const { data: ReadVerse, error, refetch } = useQuery(READ_VERSE);
  return (
    <section
      id={id}
      aria-label={heatText.reading.label}
      className="no-print sticky bottom-0 z-10 grid h-18 content-center gap-1 border-t border-line bg-background text-ui"
    >
      {error !== null ? (
        <p role="status" className="flex items-center gap-x-3">
          {heatText.reading.failed}
          <Button onClick={() => void refetch()}>{heatText.retry}</Button>
        </p>
      ) : cell === null ? (
        <p className="text-muted">{heatText.reading.rest}</p>
      ) : (
        ReadVerse !== undefined && <ReadVerse shape={shape} answers={answers} cell={cell} />
      )}
    </section>
  );
}
