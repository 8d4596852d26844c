import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ChapterVerse } from '../../../domain/contract/index.ts';
import type { ChapterTexts } from '../../shared/settings/reading-settings.ts';

/**
 * The columns of a verse's row, from the width of a tablet. Both texts begin at the verse number, which is between
 * them. The number of a single text is on the side where its lines begin. On a phone the texts are below each other
 * and the number floats.
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
export const BELOW_WORDS = {
  rtl: 'md:col-start-1 md:row-start-3',
  ltr: 'md:col-start-2 md:row-start-3',
} as const;

/** The reader's note makes a last column where there is room. Elsewhere a mark beside the number leads to the note. */
export const NOTE = {
  both: 'hidden ps-4 @min-[60rem]:col-start-4 @min-[60rem]:row-start-2 @min-[60rem]:block',
  single: 'hidden ps-4 @min-[48rem]:col-start-3 @min-[48rem]:row-start-2 @min-[48rem]:block',
} as const;
export const NOTE_MARK = { both: '@min-[60rem]:hidden', single: '@min-[48rem]:hidden' } as const;

const NUMBER_WITH_NOTES = '[--number:4.5rem] md:auto-cols-[12rem]';

/**
 * Where there is room, the verse's value is beside the verse number, because many verses have only one line there.
 * The number is then nearer to the line that it begins.
 */
export const NUMBER_WITH_VALUE = {
  both: '@min-[66rem]:[--number:8rem]',
  single: 'md:[--number:7rem]',
} as const;
export const VALUE_BESIDE = {
  both: '@min-[66rem]:flex-row-reverse @min-[66rem]:justify-center',
  rtl: 'md:flex-row md:flex-wrap md:justify-between md:ps-3',
  ltr: 'md:flex-row-reverse md:flex-wrap md:justify-between md:pe-3',
} as const;

const ROW =
  '-mx-2 flow-root rounded-(--radius) px-2 py-1.5 md:grid md:items-baseline md:justify-center print:break-inside-avoid';

export const MARKED = 'is-marked bg-selected forced-colors:outline';

/**
 * The room above a verse when the page scrolls to it. If the page opens at the first verse, as for Genesis 1:1-3, it
 * still shows its heading.
 */
const BELOW_HEADING = 'scroll-my-20';

const CELLS = {
  first: 'md:col-start-1 md:row-start-2',
  second: 'md:col-start-2 md:row-start-2',
  third: 'md:col-start-3 md:row-start-2',
} as const;

export const CELLS_OF = {
  both: { number: CELLS.second, original: CELLS.first, english: CELLS.third },
  rtl: { number: CELLS.second, original: CELLS.first, english: CELLS.first },
  ltr: { number: CELLS.first, original: CELLS.second, english: CELLS.second },
} as const;

export const HEADING = {
  both: 'col-span-full md:text-center',
  rtl: 'md:text-end',
  ltr: 'md:col-start-2',
} as const;

/** The space below a verse that ends a section: more after an open section than after a closed one. */
function spaceAfter({ running }: ChapterVerse): string {
  const mark = running.at(-1)?.mark ?? '';
  if (mark.includes('פ')) return 'mb-4';
  return mark.includes('ס') ? 'mb-2' : '';
}

/** The browser skips the layout of a row outside the window, with an estimate of its height. */
const SKIPPED =
  '[contain-intrinsic-block-size:auto_8.5rem] [content-visibility:auto] md:[contain-intrinsic-block-size:auto_6rem] print:[content-visibility:visible]';

export const ORIGINAL_SIZE = {
  rtl: 'text-[length:calc(var(--scripture)*1.15)] leading-(--hebrew-leading) text-pretty wrap-break-word',
  ltr: 'text-[length:calc(var(--scripture)*1.05)] leading-[1.65] text-pretty wrap-break-word',
} as const;
/** The distance of words with lines below them is the same as on the page of a verse. */
export const COLUMN_GAP = '[word-spacing:0.27em]';
export const HEBREW_LINE = 'md:leading-[calc(var(--scripture)*1.15*var(--hebrew-leading))]';
/**
 * The space below an English line equals that below the Hebrew lines opposite. So the gaps between verses are even,
 * whichever text is longer.
 */
export const EVEN_GAP = 'md:pb-[calc(var(--scripture)*(1.15*var(--hebrew-leading)-1.65)/2)]';
export const ENGLISH_SIZE = 'text-[length:var(--scripture)] leading-[1.65] text-pretty wrap-break-word';

/** Which texts of a block of verses are shown. A chosen text that the block lacks is replaced by the other one. */
export function shownTexts(verses: readonly ChapterVerse[], chosen: ChapterTexts) {
  const isEnglishMissing = verses[0]?.verse.text === null;
  const hasOriginal =
    verses.some(({ running }) => running.length > 0) && (chosen !== 'english' || isEnglishMissing);
  return { hasOriginal, hasEnglish: !isEnglishMissing && (chosen !== 'original' || !hasOriginal) };
}

function directionOf({ book, hebrewText, greekText }: ChapterVerse['verse']): 'rtl' | 'ltr' {
  if (greekText !== null) return 'ltr';
  if (hebrewText !== null) return 'rtl';
  return isBookId(book) && bookById(book).languageOriginal === 'greek' ? 'ltr' : 'rtl';
}

export function originalOf(verse: ChapterVerse['verse']) {
  const dir = directionOf(verse);
  return { dir, lang: verse.language ?? (dir === 'rtl' ? 'he' : 'grc'), size: ORIGINAL_SIZE[dir] };
}

export function rowLayout(summary: ChapterVerse, chosen: ChapterTexts, areLinesChosen: boolean) {
  const { verse } = summary;
  const { hasOriginal, hasEnglish } = shownTexts([summary], chosen);
  const direction = directionOf(verse);
  const firstLine = hasOriginal ? direction : 'ltr';
  const isPair = hasEnglish && (hasOriginal || verse.absent !== null);
  const hasLines = hasOriginal && areLinesChosen;
  const isSpread = isPair && !hasLines;
  return {
    hasOriginal,
    hasEnglish,
    isPair,
    direction,
    firstLine,
    hasLines,
    columns: isSpread ? ('both' as const) : firstLine,
    kind: isSpread ? ('both' as const) : ('single' as const),
  };
}
export type RowLayout = ReturnType<typeof rowLayout>;

interface RowLook {
  readonly isEager: boolean;
  readonly hasNotes: boolean;
  readonly hasValues: boolean;
  readonly isMarked: boolean;
}

export function rowClasses(summary: ChapterVerse, layout: RowLayout, look: RowLook): string {
  const { firstLine, hasLines, columns, kind } = layout;
  return [
    ROW,
    hasLines ? WIDE_COLUMNS[firstLine] : COLUMNS[columns],
    firstLine === 'rtl' ? 'md:py-1' : '',
    look.isEager ? '' : SKIPPED,
    look.hasNotes ? NUMBER_WITH_NOTES : '',
    look.hasValues ? NUMBER_WITH_VALUE[kind] : '',
    look.isMarked ? MARKED : '',
    summary.verse.verse < 2 ? BELOW_HEADING : '',
    spaceAfter(summary),
  ].join(' ');
}
