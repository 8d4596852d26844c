import { memo, type ReactNode } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ChapterEnding, ChapterVerse, WordAnalysis } from '../../../domain/contract/index.ts';
import { poetryAt } from '../../../domain/poetry/index.ts';
import type { Marks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import type { ChapterTexts } from '../../shared/reading-settings.ts';
import { chapterText } from '../../text/chapter.ts';
import { NumberLink } from '../../ui/number-link.tsx';
import { ShownEnglish } from '../../ui/shown-english.tsx';
import { EnglishText, Interlinear } from '../words/index.ts';
import { englishLines } from './english-lines.ts';
import { Heading } from './heading.tsx';
import { LINE_START, OriginalText } from './original-text.tsx';
import { VerseNumber } from './verse-number.tsx';

export interface VerseRowProps {
  readonly summary: ChapterVerse;
  readonly id: string;
  /** The value of `data-place`. */
  readonly place: string;
  readonly shown: ChapterTexts;
  readonly marks: Marks;
  readonly hasValue: boolean;
  /** True if the row keeps room for a note beside it. */
  readonly hasNotes: boolean;
  readonly isMarked: boolean;
  /** True if the row is in the window at first. Its layout is never skipped, so that it does not move the rows below. */
  readonly isEager: boolean;
  /** The position of the word that the Tab key reaches. */
  readonly tabStop: number;
  /** The position of the word whose card is open. Null if no card is open. */
  readonly open: number | null;
  /** The words with all their facts, for the interlinear. Undefined until they have loaded. */
  readonly words: readonly WordAnalysis[] | undefined;
}

/**
 * The columns of a row in a wide window, by what is in it. The number is between the two texts, or on the side where the
 * only text begins. In a narrow window it floats at the left edge and the texts are below each other.
 */
const COLUMNS = {
  both: 'min-[64rem]:grid-cols-[minmax(0,1fr)_var(--number,3.5rem)_minmax(0,1fr)]',
  rtl: 'min-[64rem]:grid-cols-[minmax(0,1fr)_var(--number,3.5rem)]',
  ltr: 'min-[64rem]:grid-cols-[var(--number,3.5rem)_minmax(0,1fr)]',
} as const;

/** The same with a last column for the reader's note. */
const COLUMNS_WITH_NOTES = {
  both: '@min-[60rem]:grid-cols-[minmax(0,1fr)_var(--number,3.5rem)_minmax(0,1fr)_12rem]',
  rtl: '@min-[60rem]:grid-cols-[minmax(0,1fr)_var(--number,3.5rem)_12rem]',
  ltr: '@min-[60rem]:grid-cols-[var(--number,3.5rem)_minmax(0,1fr)_12rem]',
} as const;

/** The width of the column of the number. The mark of a note is in it, and in a wide text the value beside the number. */
const NUMBER_WITH_NOTES = '[--number:4.5rem]';
const NUMBER_WITH_VALUE = '@min-[68rem]:[--number:6.5rem]';

/** A page that opens at the first verse, as for Genesis 1:1-3, still shows its heading. */
const BELOW_HEADING = 'scroll-my-20';

/** The cells of a row. A heading above the verse is in the first line of the grid. */
const CELLS = {
  first: 'min-[64rem]:col-start-1 min-[64rem]:row-start-2',
  second: 'min-[64rem]:col-start-2 min-[64rem]:row-start-2',
  third: 'min-[64rem]:col-start-3 min-[64rem]:row-start-2',
  belowSecond: 'min-[64rem]:col-start-2 min-[64rem]:row-start-3',
} as const;

/** The space below a verse that ends a section: more after an open section than after a closed one. */
function spaceAfter({ running }: ChapterVerse): string {
  const mark = running.at(-1)?.mark ?? '';
  if (mark.includes('פ')) return 'mb-6';
  return mark.includes('ס') ? 'mb-3' : '';
}

/** The browser skips the layout of a row outside the window, with an estimate of its height. */
const SKIPPED =
  '[contain-intrinsic-block-size:auto_8.5rem] [content-visibility:auto] min-[64rem]:[contain-intrinsic-block-size:auto_6rem] print:[content-visibility:visible]';

/** The sizes of text in a chapter. Hebrew is 1.15 times as large as English. */
export const ORIGINAL_SIZE = {
  rtl: 'text-[length:calc(var(--scripture)*1.15)] leading-(--hebrew-leading) text-pretty wrap-break-word',
  ltr: 'text-[length:calc(var(--scripture)*1.05)] leading-[1.65] text-pretty wrap-break-word',
} as const;
/** The line height of Hebrew, for an English line that is opposite a Hebrew line. */
const HEBREW_LINE = 'min-[64rem]:leading-[calc(var(--scripture)*1.15*var(--hebrew-leading))]';
export const ENGLISH_SIZE = 'text-[length:var(--scripture)] leading-[1.65] text-pretty wrap-break-word';

/** A verse on lines of its own. Long psalms scroll smoothly, because rows outside the window have no layout. */
export const VerseRow = memo(function VerseRow(props: VerseRowProps) {
  const { summary, id, place, shown, hasValue, hasNotes, isMarked, isEager } = props;
  const { verse, running, totalValues } = summary;
  const direction = directionOf(verse);
  const hasOriginal = running.length > 0 && (shown !== 'english' || verse.text === null);
  const hasEnglish = verse.text !== null && (shown !== 'original' || !hasOriginal);
  const isInterlinear = shown === 'interlinear' && hasOriginal;
  const isPair = hasEnglish && !isInterlinear && (hasOriginal || verse.absent !== null);
  const layout = isPair ? 'both' : hasOriginal && !isInterlinear ? direction : 'ltr';
  const cells = cellsOf(layout, direction);
  // The title of a psalm is part of the Hebrew verse, so it is opposite its Hebrew. A stanza letter of Psalm 119, which is
  // in capitals, is above both texts.
  const isTitle = isPair && /\p{Ll}/u.test(verse.heading ?? '');
  const original = { summary, marks: props.marks, tabStop: props.tabStop, open: props.open };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
    <div
      id={id}
      data-place={place}
      role="group"
      aria-label={verse.reference}
      className={`flow-root -mx-2 rounded-(--radius) px-2 py-1 min-[64rem]:grid min-[64rem]:items-baseline print:break-inside-avoid ${isEager ? '' : SKIPPED} ${hasNotes ? NUMBER_WITH_NOTES : ''} ${hasValue ? NUMBER_WITH_VALUE : ''} ${COLUMNS[layout]} ${hasNotes ? COLUMNS_WITH_NOTES[layout] : ''} ${spaceAfter(summary)} ${verse.verse < 2 ? BELOW_HEADING : ''} ${isMarked ? 'is-marked bg-selected forced-colors:outline' : ''}`}
    >
      {verse.heading !== null && !isTitle && (
        <p className="col-span-full text-ui text-muted min-[64rem]:row-start-1" data-chrome="">
          <Heading heading={verse.heading} verse={verse.verse} />
        </p>
      )}
      <Margin
        summary={summary}
        total={hasValue ? totalValues[0] : undefined}
        hasNotes={hasNotes}
        className={`${cells.number} ${hasOriginal && direction === 'rtl' ? 'max-[63.99rem]:pt-2' : 'max-[63.99rem]:pt-0.5'}`}
      />
      {verse.absent !== null && (
        <p className={`border-s-4 border-accent ps-3 text-ui ${cells.original}`}>{verse.absent}</p>
      )}
      {hasOriginal &&
        (isInterlinear ? (
          <Words id={id} words={props.words} {...original} />
        ) : (
          <Original {...original} cell={cells.original} />
        ))}
      {hasEnglish && (
        <p
          lang="en"
          className={`${ENGLISH_SIZE} ${isInterlinear ? `text-muted ${CELLS.belowSecond}` : cells.english} ${isPair ? 'max-[63.99rem]:mt-0.5' : 'max-w-[36rem]'}`}
        >
          {isTitle && (
            <span
              className={`block text-ui text-muted ${direction === 'rtl' ? `marks-${props.marks} ${HEBREW_LINE}` : ''}`}
              data-chrome=""
            >
              {verse.heading}
            </span>
          )}
          <English verse={verse} isBesideNumber={!isPair && !isInterlinear} />
        </p>
      )}
      {hasNotes && (
        <div
          data-note-slot="beside"
          data-chrome=""
          className="hidden ps-4 @min-[60rem]:-col-start-2 @min-[60rem]:row-start-2 @min-[60rem]:block"
        />
      )}
    </div>
  );
});

interface EnglishProps extends Pick<ChapterVerse, 'verse'> {
  /** True if in a narrow window the first line is beside the number of the verse. Then it does not reach to the left. */
  readonly isBesideNumber: boolean;
}

/** The English text. Poetry is in lines, unless a number after each word makes the lines too long to be seen as such. */
function English({ verse, isBesideNumber }: EnglishProps) {
  const lines = verse.tagged === null && poetryAt(verse) !== null ? englishLines(verse.text ?? '') : [];
  if (lines.length < 2) return <EnglishText verse={verse} />;
  return lines.map((line, index) => (
    <span
      key={line}
      className={`${index === 0 ? LINE_START.first : LINE_START.later} ${index === 0 && isBesideNumber ? 'max-[63.99rem]:indent-0' : ''}`}
    >
      <ShownEnglish text={line} />{' '}
    </span>
  ));
}

/** The direction of the original, also where the edition has no words. */
function directionOf({ book, hebrewText, greekText }: ChapterVerse['verse']): 'rtl' | 'ltr' {
  if (greekText !== null) return 'ltr';
  if (hebrewText !== null) return 'rtl';
  return isBookId(book) && bookById(book).languageOriginal === 'greek' ? 'ltr' : 'rtl';
}

/** The cells of the number, the original and the English text. */
function cellsOf(layout: keyof typeof COLUMNS, direction: 'rtl' | 'ltr') {
  if (layout === 'both') {
    return direction === 'rtl'
      ? { number: CELLS.second, original: CELLS.third, english: CELLS.first }
      : { number: CELLS.second, original: CELLS.first, english: CELLS.third };
  }
  return layout === 'rtl'
    ? { number: CELLS.second, original: CELLS.first, english: CELLS.first }
    : { number: CELLS.first, original: CELLS.second, english: CELLS.second };
}

interface MarginProps {
  readonly summary: ChapterVerse;
  readonly total: ChapterVerse['totalValues'][number] | undefined;
  readonly hasNotes: boolean;
  readonly className: string;
}

/**
 * The number of the verse, with its number in the original if that differs, and with its value. They are below each
 * other, but side by side where the text is wide, because many verses have only one line there.
 */
function Margin({ summary: { verse }, total, hasNotes, className }: MarginProps) {
  return (
    <div
      data-chrome=""
      className={`me-2 flex items-baseline gap-2 text-meta text-muted select-none max-[63.99rem]:float-left min-[64rem]:me-0 min-[64rem]:flex-col min-[64rem]:items-center min-[64rem]:gap-y-0 @min-[68rem]:flex-row @min-[68rem]:flex-wrap @min-[68rem]:justify-center ${className}`}
    >
      <span className="relative">
        <VerseNumber verse={verse} />
        {/* The place for the mark of a note is kept from the start, so that nothing moves when the notes have loaded. */}
        {hasNotes && (
          <span
            data-note-slot="mark"
            className="inline-block size-6 align-bottom min-[64rem]:absolute min-[64rem]:start-full min-[64rem]:top-0 @min-[60rem]:hidden"
          />
        )}
      </span>
      {verse.originalReference !== null && (
        <Small title={chapterText.otherNumbers(verse.originalReference)}>
          <bdi>{`(${verse.originalReference.replace(/^.*\s/u, '')})`}</bdi>
        </Small>
      )}
      {total !== undefined && (
        <Small>
          <VerseValue total={total} className="inline-block @min-[68rem]:min-w-11 @min-[68rem]:text-end" />
        </Small>
      )}
    </div>
  );
}

interface VerseValueProps {
  readonly total: ChapterVerse['totalValues'][number];
  readonly className?: string;
}

/** The value of a verse. Screen readers hear the method before it. */
export const VerseValue = ({ total: { method, value }, className = '' }: VerseValueProps) => (
  <>
    <span className="sr-only">{methodLabel(method)} </span>
    <NumberLink value={value} className={className} />
  </>
);

function Small({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span title={title} className="text-meta leading-4 tabular-nums">
      {children}
    </span>
  );
}

type OriginalProps = Pick<VerseRowProps, 'summary' | 'marks' | 'tabStop' | 'open'> & {
  readonly cell: string;
};

function Original({ summary, marks, tabStop, open, cell }: OriginalProps) {
  const { verse, running } = summary;
  const isHebrew = verse.greekText === null;
  return (
    <p
      lang={verse.language ?? (isHebrew ? 'he' : 'grc')}
      dir={isHebrew ? 'rtl' : 'ltr'}
      className={`${ORIGINAL_SIZE[isHebrew ? 'rtl' : 'ltr']} marks-${marks} ${cell}`}
    >
      <OriginalText
        running={running}
        reading={verse.reading}
        marks={marks}
        poetry={poetryAt(verse)}
        tabStop={tabStop}
        open={open}
      />
    </p>
  );
}

/** The words of a verse as interlinear columns. Until their facts have loaded, their running text has their place. */
function Words({ id, words, ...shown }: Omit<OriginalProps, 'cell'> & Pick<VerseRowProps, 'id' | 'words'>) {
  if (words === undefined) return <Original {...shown} cell={CELLS.second} />;
  const { tabStop, open } = shown;
  return (
    <div className={`max-[63.99rem]:clear-left [&>ol]:mt-0 ${CELLS.second}`}>
      <Interlinear words={words} idPrefix={`${id}w`} tabStop={tabStop} marked={null} open={open} />
    </div>
  );
}

export interface EndingRowProps {
  readonly ending: ChapterEnding;
  readonly place: string;
  readonly marks: Marks;
  readonly tabStop: number;
  readonly open: number | null;
}

/** The text without a number after a verse, as after Mark 16:8. */
export const EndingRow = memo(function EndingRow({ ending, place, marks, tabStop, open }: EndingRowProps) {
  return (
    <div data-place={place} className="my-3 border-s-4 border-line ps-4">
      <p className="text-ui text-muted">{chapterText.afterVerse(ending.verse)}</p>
      <p lang="grc" className={ORIGINAL_SIZE.ltr}>
        <OriginalText
          running={ending.running}
          reading="ketiv"
          marks={marks}
          poetry={null}
          tabStop={tabStop}
          open={open}
        />
      </p>
    </div>
  );
});
