import { memo, type ReactNode } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ChapterEnding, ChapterVerse, WordAnalysis } from '../../../domain/contract/index.ts';
import { poeticLines, poetryAt } from '../../../domain/poetry/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { mainTotal, methodLabel } from '../../shared/methods/methods.ts';
import type { Marks } from '../../shared/scripture/marks.ts';
import type { ChapterTexts } from '../../shared/settings/reading-settings.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { BESIDE_NUMBER, EnglishText, LINE_START, linesWithText, OriginalText } from '../words/index.ts';
import { englishLines } from './english-lines.ts';
import { Heading } from './heading.tsx';
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
  /** The lines below the words. */
  readonly lines: ReadonlySet<WordLine>;
  /** The words with all their facts, for the lines below them. Undefined until they have loaded. */
  readonly words: readonly WordAnalysis[] | undefined;
}

/**
 * The columns of a row, from the width of a tablet. Both texts begin at the number, which is between them. The number of a
 * single text is on the side where its lines begin. On a phone the texts are below each other and the number floats.
 */
export const COLUMNS = {
  both: 'md:grid-cols-[minmax(0,34rem)_var(--number,3.5rem)_minmax(0,34rem)]',
  rtl: 'md:grid-cols-[minmax(0,34rem)_var(--number,3.5rem)]',
  ltr: 'md:grid-cols-[var(--number,3.5rem)_minmax(0,34rem)]',
} as const;

/** The columns of a row whose words have lines below them. They need the whole width, so the English text is below them. */
const WIDE_COLUMNS = {
  rtl: 'md:grid-cols-[minmax(0,1fr)_var(--number,3.5rem)]',
  ltr: 'md:grid-cols-[var(--number,3.5rem)_minmax(0,1fr)]',
} as const;
const BELOW_WORDS = { rtl: 'md:col-start-1 md:row-start-3', ltr: 'md:col-start-2 md:row-start-3' } as const;

/** The reader's note makes a last column where there is room. Elsewhere a mark beside the number leads to the note. */
const NOTE = {
  both: 'hidden ps-4 @min-[60rem]:col-start-4 @min-[60rem]:row-start-2 @min-[60rem]:block',
  single: 'hidden ps-4 @min-[48rem]:col-start-3 @min-[48rem]:row-start-2 @min-[48rem]:block',
} as const;
const NOTE_MARK = { both: '@min-[60rem]:hidden', single: '@min-[48rem]:hidden' } as const;

/** The width of the column of the number with the mark of a note in it. */
const NUMBER_WITH_NOTES = '[--number:4.5rem] md:auto-cols-[12rem]';

/**
 * Where there is room, the value is beside the number, because many verses have only one line there. The number is then
 * nearer to the line that it begins.
 */
export const NUMBER_WITH_VALUE = {
  both: '@min-[66rem]:[--number:8rem]',
  single: 'md:[--number:7rem]',
} as const;
const VALUE_BESIDE = {
  both: '@min-[66rem]:flex-row-reverse @min-[66rem]:justify-center',
  rtl: 'md:flex-row md:flex-wrap md:justify-between md:ps-3',
  ltr: 'md:flex-row-reverse md:flex-wrap md:justify-between md:pe-3',
} as const;

/** A page that opens at the first verse, as for Genesis 1:1-3, still shows its heading. */
const BELOW_HEADING = 'scroll-my-20';

/** The cells of a row. A heading above the verse is in the first line of the grid. */
const CELLS = {
  first: 'md:col-start-1 md:row-start-2',
  second: 'md:col-start-2 md:row-start-2',
  third: 'md:col-start-3 md:row-start-2',
} as const;

/** The cells of the number, the original and the English text. Both texts begin at the number, which is between them. */
const CELLS_OF = {
  both: { number: CELLS.second, original: CELLS.first, english: CELLS.third },
  rtl: { number: CELLS.second, original: CELLS.first, english: CELLS.first },
  ltr: { number: CELLS.first, original: CELLS.second, english: CELLS.second },
} as const;

/** A heading above a verse is where the lines of the verse begin. */
const HEADING = { both: 'col-span-full md:text-center', rtl: 'md:text-end', ltr: 'md:col-start-2' } as const;

/** The space below a verse that ends a section: more after an open section than after a closed one. */
function spaceAfter({ running }: ChapterVerse): string {
  const mark = running.at(-1)?.mark ?? '';
  if (mark.includes('פ')) return 'mb-6';
  return mark.includes('ס') ? 'mb-3' : '';
}

/** The browser skips the layout of a row outside the window, with an estimate of its height. */
const SKIPPED =
  '[contain-intrinsic-block-size:auto_8.5rem] [content-visibility:auto] md:[contain-intrinsic-block-size:auto_6rem] print:[content-visibility:visible]';

/** The sizes of text in a chapter. Hebrew is 1.15 times as large as English. */
export const ORIGINAL_SIZE = {
  rtl: 'text-[length:calc(var(--scripture)*1.15)] leading-(--hebrew-leading) text-pretty wrap-break-word',
  ltr: 'text-[length:calc(var(--scripture)*1.05)] leading-[1.65] text-pretty wrap-break-word',
} as const;
/** Words with lines below them are 8 px apart or more. Meanings of two words would otherwise read as one phrase. */
const COLUMN_GAP = '[word-spacing:0.2em]';
/** The line height of Hebrew, for an English line that is opposite a Hebrew line. */
const HEBREW_LINE = 'md:leading-[calc(var(--scripture)*1.15*var(--hebrew-leading))]';
/**
 * The space below an English line is as large as below the Hebrew lines opposite, so the gaps between verses are even, whichever
 * text is longer.
 */
const EVEN_GAP = 'md:pb-[calc(var(--scripture)*(1.15*var(--hebrew-leading)-1.65)/2)]';
export const ENGLISH_SIZE = 'text-[length:var(--scripture)] leading-[1.65] text-pretty wrap-break-word';

/** A verse on lines of its own. Long psalms scroll smoothly, because rows outside the window have no layout. */
export const VerseRow = memo(function VerseRow(props: VerseRowProps) {
  const { summary, id, place, shown, hasValue, hasNotes, isMarked, isEager } = props;
  const { verse, running, totalValues } = summary;
  const direction = directionOf(verse);
  const hasOriginal = running.length > 0 && (shown !== 'english' || verse.text === null);
  const hasEnglish = verse.text !== null && (shown !== 'original' || !hasOriginal);
  const isPair = hasEnglish && (hasOriginal || verse.absent !== null);
  const hasLines = hasOriginal && props.lines.size > 0;
  const isSpread = isPair && !hasLines;
  const layout = isSpread ? 'both' : hasOriginal ? direction : 'ltr';
  const kind = isSpread ? 'both' : 'single';
  const cells = CELLS_OF[layout];
  // The title of a psalm is part of the Hebrew verse, so it is opposite its Hebrew. A stanza letter of Psalm 119, which is
  // in capitals, is above both texts.
  const isTitle = isPair && /\p{Ll}/u.test(verse.heading ?? '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
    <div
      id={id}
      data-place={place}
      role="group"
      aria-label={verse.reference}
      className={`marks-${props.marks} -mx-2 flow-root rounded-(--radius) px-2 py-1.5 md:grid md:items-baseline md:justify-center print:break-inside-avoid ${isEager ? '' : SKIPPED} ${hasNotes ? NUMBER_WITH_NOTES : ''} ${hasValue ? NUMBER_WITH_VALUE[kind] : ''} ${hasLines ? WIDE_COLUMNS[direction] : COLUMNS[layout]} ${hasOriginal && direction === 'rtl' ? 'md:py-1' : ''} ${spaceAfter(summary)} ${verse.verse < 2 ? BELOW_HEADING : ''} ${isMarked ? 'is-marked bg-selected forced-colors:outline' : ''}`}
    >
      {verse.heading !== null && !isTitle && (
        <p
          className={`text-ui text-muted md:row-start-1 ${verse.verse > 1 ? 'mt-4' : ''} ${HEADING[layout]}`}
        >
          <Heading heading={verse.heading} verse={verse.verse} />
        </p>
      )}
      <Margin
        summary={summary}
        total={hasValue ? totalValues[0] : undefined}
        noteMark={hasNotes ? NOTE_MARK[kind] : null}
        direction={hasOriginal ? direction : 'ltr'}
        className={`${cells.number} ${VALUE_BESIDE[layout]} ${hasOriginal && direction === 'rtl' ? 'max-md:*:pt-2' : 'max-md:*:pt-0.5'}`}
      />
      {verse.absent !== null && (
        <p className={`border-s-4 border-accent ps-3 text-ui ${cells.original}`}>{verse.absent}</p>
      )}
      {hasOriginal && <Original {...props} cell={cells.original} />}
      {hasEnglish && (
        <p
          lang="en"
          className={`${ENGLISH_SIZE} ${hasLines ? `text-muted ${BELOW_WORDS[direction]}` : cells.english} ${isPair ? (direction === 'rtl' ? `max-md:-mt-1 ${EVEN_GAP}` : 'max-md:mt-1') : ''}`}
        >
          {isTitle && (
            <span className={`block text-ui text-muted ${direction === 'rtl' ? HEBREW_LINE : ''}`}>
              {verse.heading}
            </span>
          )}
          <English verse={verse} isBesideNumber={!isPair} />
        </p>
      )}
      {hasNotes && <div data-note-slot="beside" data-chrome="" className={NOTE[kind]} />}
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
      className={`${index === 0 ? LINE_START.first : LINE_START.later} ${isBesideNumber ? BESIDE_NUMBER : ''}`}
    >
      <ShownEnglish text={line} />{' '}
    </span>
  ));
}

/** The words that begin a line of poetry. None in prose. */
export function lineStarts({ verse, running }: ChapterVerse): readonly number[] {
  const accents = poetryAt(verse);
  return accents === null ? [] : poeticLines(running, accents);
}

/** The direction of the original, also where the edition has no words. */
function directionOf({ book, hebrewText, greekText }: ChapterVerse['verse']): 'rtl' | 'ltr' {
  if (greekText !== null) return 'ltr';
  if (hebrewText !== null) return 'rtl';
  return isBookId(book) && bookById(book).languageOriginal === 'greek' ? 'ltr' : 'rtl';
}

interface MarginProps {
  readonly summary: ChapterVerse;
  readonly total: ChapterVerse['totalValues'][number] | undefined;
  /** The classes of the mark of a note. Null if the row has no room for it. */
  readonly noteMark: string | null;
  /** The direction of the line that the number begins. */
  readonly direction: 'rtl' | 'ltr';
  readonly className: string;
}

/** On a phone the number begins the first line of the verse, in the direction of the line, and the value ends it. */
const AT_LINE_START = {
  rtl: 'max-md:float-right max-md:ms-2',
  ltr: 'max-md:float-left max-md:me-2',
} as const;
const AT_LINE_END = { rtl: 'max-md:float-left max-md:me-2', ltr: 'max-md:float-right max-md:ms-2' } as const;

/** The number of the verse, with its number in the original if that differs, and with its value. */
function Margin({ summary: { verse }, total, noteMark, direction, className }: MarginProps) {
  return (
    <div
      className={`text-meta text-muted select-none max-md:contents md:flex md:flex-col md:items-center md:gap-x-2 ${className}`}
    >
      <span className={`relative md:shrink-0 ${AT_LINE_START[direction]}`}>
        <VerseNumber verse={verse} />
        {noteMark !== null && (
          <NoteMark slot="mark" className={`absolute start-full top-0 max-md:hidden ${noteMark}`} />
        )}
      </span>
      {noteMark !== null && <NoteMark slot="end" className={`md:hidden ${AT_LINE_END[direction]}`} />}
      {verse.originalReference !== null && (
        <Small className={AT_LINE_END[direction]} title={chapterText.otherNumbers(verse.originalReference)}>
          <bdi>{`(${verse.originalReference.replace(/^.*\s/u, '')})`}</bdi>
        </Small>
      )}
      {total !== undefined && (
        <Small className={AT_LINE_END[direction]} title={methodLabel(total.method)}>
          <VerseValue
            total={total}
            className="inline-block min-w-6 @min-[66rem]:min-w-11 @min-[66rem]:text-end"
          />
        </Small>
      )}
    </div>
  );
}

interface NoteMarkProps {
  /** Beside the number of the verse, or on a phone at the end of its first line. */
  readonly slot: 'mark' | 'end';
  readonly className: string;
}

/** The place for the mark of a note is kept from the start, so that nothing moves when the notes have loaded. */
const NoteMark = ({ slot, className }: NoteMarkProps) => (
  <span data-note-slot={slot} data-chrome="" className={`inline-block size-6 ${className}`} />
);

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

interface SmallProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Small({ title, className, children }: SmallProps) {
  return (
    <span title={title} data-chrome="" className={`leading-4 tabular-nums ${className}`}>
      {children}
    </span>
  );
}

type OriginalProps = VerseRowProps & { readonly cell: string };

function Original({ summary, marks, tabStop, open, lines, words, cell }: OriginalProps) {
  const { verse, running, totalValues } = summary;
  const isHebrew = verse.greekText === null;
  return (
    <p
      lang={verse.language ?? (isHebrew ? 'he' : 'grc')}
      dir={isHebrew ? 'rtl' : 'ltr'}
      className={`${ORIGINAL_SIZE[isHebrew ? 'rtl' : 'ltr']} ${lines.size > 0 ? COLUMN_GAP : ''} ${cell}`}
    >
      <OriginalText
        running={running}
        reading={verse.reading}
        marks={marks}
        starts={lineStarts(summary)}
        tabStop={tabStop}
        open={open}
        lines={words === undefined ? lines : linesWithText(lines, words)}
        facts={words}
        method={mainTotal(totalValues)?.method}
      />
    </p>
  );
}

export interface EndingRowProps {
  readonly ending: ChapterEnding;
  readonly place: string;
  readonly marks: Marks;
  readonly tabStop: number;
  readonly open: number | null;
  readonly lines: ReadonlySet<WordLine>;
  readonly words: readonly WordAnalysis[] | undefined;
}

/** The text without a number after a verse, as after Mark 16:8. */
export const EndingRow = memo(function EndingRow(props: EndingRowProps) {
  const { ending, place, marks, tabStop, open, lines, words } = props;
  return (
    <div data-place={place} className="my-3 border-s-4 border-line ps-4">
      <p className="text-ui text-muted">{chapterText.afterVerse(ending.verse)}</p>
      <p lang="grc" className={ORIGINAL_SIZE.ltr}>
        <OriginalText
          running={ending.running}
          reading="ketiv"
          marks={marks}
          tabStop={tabStop}
          open={open}
          lines={lines}
          facts={words}
          method={mainTotal(words?.[0]?.gematriaValues ?? [])?.method}
        />
      </p>
    </div>
  );
});
