import { type CSSProperties, memo } from 'react';
import type { ChapterEnding, ChapterVerse } from '../../../../domain/contract/index.ts';
import { stripPoints } from '../../../../domain/hebrew/index.ts';
import { mainTotal } from '../../../shared/methods/methods.ts';
import type { Marks } from '../../../shared/scripture/marks.ts';
import { ownReferences } from '../../../shared/scripture/words.ts';
import { chapterText } from '../../../text/reading/chapter-text.ts';
import { parallelText } from '../../../text/reading/parallel-text.ts';
import { type Choosing, EnglishText, OriginalText, type WordPlace, wordState } from '../../words/index.ts';
import { ENGLISH_SIZE, MARKED, ORIGINAL_SIZE } from '../row-layout.ts';
import { verseKey } from '../verse-key.ts';
import { VerseNumber, VerseValue } from '../verse-number.tsx';
import { Heading, NoteMark } from '../verse-row.tsx';
import { differingWords } from './differing-words.ts';
import { directionOf, type FEW, GRID, languageOf, ROW } from './layout.ts';
import type { Cell, Row } from './rows.ts';
import type { Column } from './use-columns.ts';

interface VerseCellsProps {
  readonly row: Row;
  readonly place: string;
  readonly id: string;
  readonly columns: readonly Column[];
  readonly layout: typeof FEW;
  readonly marks: Marks;
  readonly hasValues: boolean;
  readonly hasNotes: boolean;
  /** True if a text joins this verse with the one before or after it. Then the block of these rows has the columns. */
  readonly isJoined: boolean;
  readonly isMarked: boolean;
  readonly isEager: boolean;
  readonly focus: WordPlace | null;
  readonly open: WordPlace | null;
  readonly choosing: Choosing | null;
}

/** The letters of a line and its height in rem, in a narrow column. */
const LINE = { letters: 20, rem: 2.3 };
/** The height of a text's name, or of a row's margins, in rem. */
const MARGIN_REM = 1.6;

/**
 * The browser skips the layout of a row outside the window, with these estimates of its height: with its texts below each
 * other, and beside each other. They are rather too high, so that the texts of a skipped row never lie over the next one.
 */
function estimates({ cells }: Row): CSSProperties {
  const heights = cells.map(({ verse }) => {
    const original = verse?.running.map(({ text }) => stripPoints(text)).join(' ') ?? '';
    const letters = Math.max(original.length, verse?.verse.text?.length ?? 0);
    return Math.ceil(letters / LINE.letters) * LINE.rem + MARGIN_REM;
  });
  const stacked = heights.reduce((sum, height) => sum + height, MARGIN_REM);
  return { '--stacked': `${stacked}rem`, '--beside': `${Math.max(...heights)}rem` } as CSSProperties;
}

/** A verse in all columns. */
export const VerseCells = memo(function VerseCells(props: VerseCellsProps) {
  const { row, place, id, columns, layout, hasNotes, isJoined, isMarked, isEager } = props;
  const verse = row.cells.find((cell) => cell.verse !== undefined)?.verse?.verse;
  if (verse === undefined) return null;
  const differing = differencesIn(columns, row);
  const anchor = { id, 'data-place': place };
  const mark = isMarked ? MARKED : '';
  return (
    <>
      <tr
        {...(isJoined ? {} : anchor)}
        style={isJoined || isEager ? undefined : estimates(row)}
        className={
          isJoined ? 'contents' : `${ROW} ${GRID} ${layout.row} ${isEager ? '' : layout.skipped} ${mark}`
        }
      >
        <th
          scope="row"
          {...(isJoined ? anchor : {})}
          className={`relative w-fit text-meta font-normal text-muted select-none ${layout.number} ${isJoined ? `scroll-mt-32 ${mark}` : ''}`}
        >
          <VerseNumber verse={verse} />
          {hasNotes && <NoteMark slot="mark" className="absolute start-full top-0" />}
        </th>
        {columns.map((column, at) => (
          <TextCell
            key={column.id}
            {...props}
            column={column}
            cell={row.cells[at]!}
            differing={differing[at]}
          />
        ))}
      </tr>
      {row.cells.some(({ ending }) => ending !== undefined) && (
        <tr className={`${ROW} ${GRID} ${layout.row}`}>
          <th scope="row" className="col-span-full block text-start text-meta font-normal text-muted">
            {chapterText.afterVerse(row.verse)}
          </th>
          <td className={layout.corner} />
          {columns.map((column, at) => (
            <EndingCell key={column.id} {...props} column={column} ending={row.cells[at]?.ending} />
          ))}
        </tr>
      )}
    </>
  );
});

/**
 * For each column of an original, the words that the first original of the row does not have. For the first original, the
 * words that one of the others does not have.
 */
function differencesIn(
  columns: readonly Column[],
  { cells }: Row,
): readonly (ReadonlySet<number> | undefined)[] {
  const first = columns.findIndex(
    ({ kind }, at) => kind === 'original' && cells[at]?.verse?.verse.absent === null,
  );
  const words = (at: number) => cells[at]?.verse?.running.map(({ text }) => text) ?? [];
  const ofFirst = new Set<number>();
  const differing = columns.map(({ kind }, at) => {
    // A cell of several rows has the words of several verses, and the other text those of one.
    const isOneVerse = cells[at]?.span === 1 && cells[first]?.span === 1;
    if (kind !== 'original' || at <= first || !isOneVerse || words(at).length === 0) return undefined;
    const [here, there] = differingWords(words(first), words(at));
    for (const position of here) ofFirst.add(position);
    return there;
  });
  return first === -1 ? differing : differing.with(first, ofFirst);
}

interface TextCellProps extends VerseCellsProps {
  readonly column: Column;
  readonly cell: Cell;
  readonly differing: ReadonlySet<number> | undefined;
}

/** The key of the words of a column: those of the chapter’s own text have no edition in it. */
const keyIn = (column: Column, place: Parameters<typeof verseKey>[0], part: '' | 'e' = ''): string =>
  verseKey(place, part, column.isFurther ? column.id : undefined);

function TextCell({ column, cell: { verse: summary, span }, differing, ...shown }: TextCellProps) {
  const { layout, hasValues } = shown;
  const lang = languageOf(column);
  const dir = directionOf(column);
  const isOriginal = column.kind === 'original';
  const text = isOriginal ? summary?.running.length : summary?.verse.text;
  if (span === 0) return null;
  return (
    <td rowSpan={span} style={{ gridRow: `span ${span}` }} className={`min-w-0 p-0 ${layout.cell}`}>
      <ShortName column={column} layout={layout} />
      {summary === undefined || !text ? (
        <p className="text-muted" title={parallelText.lacking(column.name)}>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{parallelText.lacking(column.name)}</span>
        </p>
      ) : (
        <>
          {!isOriginal && summary.verse.heading !== null && (
            <p className="text-ui text-muted">
              <Heading heading={summary.verse.heading} verse={summary.verse.verse} />
            </p>
          )}
          <div
            lang={lang}
            dir={dir}
            data-text={column.id}
            data-verse={summary.verse.verse}
            {...(isOriginal ? { 'data-place': keyIn(column, summary.verse) } : {})}
            className={`${layout.cleared} ${dir === 'rtl' ? ORIGINAL_SIZE.rtl : isOriginal ? ORIGINAL_SIZE.ltr : ENGLISH_SIZE}`}
          >
            <OwnNumber column={column} verse={summary.verse} />
            {isOriginal ? (
              <OriginalText
                running={summary.running}
                reading={summary.verse.reading}
                marks={shown.marks}
                lines={NO_LINES}
                differing={differing}
                {...wordState(keyIn(column, summary.verse), shown.focus, shown.open, shown.choosing)}
              />
            ) : (
              <EnglishText verse={summary.verse} />
            )}
            {isOriginal && hasValues && <Value summary={summary} />}
          </div>
        </>
      )}
    </td>
  );
}

/** The name of a text, where the texts of a verse are below each other. */
const ShortName = ({ column, layout }: Pick<TextCellProps, 'column' | 'layout'>) => (
  <p className={`text-meta text-muted select-none ${layout.onlyStacked}`}>
    <bdi>{column.short}</bdi>
  </p>
);

const NO_LINES: ReadonlySet<never> = new Set();

const QUIET = 'font-text text-meta text-muted tabular-nums select-none';

function Value({ summary }: { readonly summary: ChapterVerse }) {
  const total = mainTotal(summary.totalValues);
  if (total === undefined) return null;
  return (
    <span lang="en" data-chrome="" className={`ms-2 ${QUIET}`}>
      <VerseValue total={total} className="inline-block min-h-6 min-w-6" />
    </span>
  );
}

interface OwnNumberProps {
  readonly column: Column;
  readonly verse: ChapterVerse['verse'];
}

/** The number of a verse in the text of a column, where it is not that of the row. */
function OwnNumber({ column: { kind }, verse }: OwnNumberProps) {
  const of = kind === 'original' ? 'edition' : 'version';
  const reference = ownReferences(verse)[of];
  if (reference === null) return null;
  return (
    <span
      lang="en"
      data-chrome=""
      title={chapterText.otherNumbers[of](reference)}
      className={`me-2 ${QUIET}`}
    >
      <bdi>{`(${reference.replace(/^.*?\s(?=\d+[: ])/u, '')})`}</bdi>
    </span>
  );
}

interface EndingCellProps extends VerseCellsProps {
  readonly column: Column;
  readonly ending: ChapterEnding | undefined;
}

function EndingCell({ column, ending, row, layout, marks, focus, open }: EndingCellProps) {
  const verse = row.cells.find((cell) => cell.verse !== undefined)?.verse?.verse;
  if (ending === undefined || verse === undefined || column.kind !== 'original')
    return <td className={layout.corner} />;
  const key = keyIn(column, verse, 'e');
  return (
    <td className={`min-w-0 p-0 ${layout.cell}`}>
      <ShortName column={column} layout={layout} />
      <div lang="grc" dir="ltr" data-place={key} className={ORIGINAL_SIZE.ltr}>
        <OriginalText
          running={ending.running}
          reading="ketiv"
          marks={marks}
          lines={NO_LINES}
          {...wordState(key, focus, open, null)}
        />
      </div>
    </td>
  );
}
