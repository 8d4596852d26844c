/** A Hebrew word with its accents, and the text between it and the next word. */
export interface AccentedWord {
  readonly text: string;
  readonly after: string;
}

/** Psalms, Proverbs and the poetry of Job have accents of their own. All other books have the accents of prose. */
export type AccentSystem = 'poetic' | 'prose';

const ATNAH = '\u0591';
const OLE = '\u05AB';
const MERKHA = '\u05A5';
const MAQAF = '\u05BE';

/**
 * The accents that divide a long part of a verse of poetry: revia, and in prose segolta, shalshelet and both
 * kinds of zaqef.
 */
const DIVIDERS = { poetic: /\u0597/u, prose: /[\u0592-\u0595]/u } as const;

/** A part of a verse with at least this many units is long. Words that a maqaf joins are one unit. */
const LONG = 5;

/** A line of a long part that is divided has at least this many units. */
const SHORTEST = 2;

/**
 * Divides a verse of Hebrew poetry into lines at its major accents. Gives the index of the first word of each line, so
 * the first index is 0. A text without accents is one line.
 *
 * A line ends at atnah. In the poetic system it also ends at ole-weyored (the accent ole, with a merkha on the same word
 * or on a later one). A part of five units or more is divided once more, at the revia that is nearest to its middle; with
 * the accents of prose, at a zaqef or segolta. No line ends before a maqaf. The corpus test measures this rule by the
 * lines of the unfoldingWord Literal Text.
 *
 * @example
 * ```ts
 * const words = [{ text: 'טַעֲמ֣וּ', after: ' ' }, { text: 'וּ֭רְאוּ', after: ' ' }, { text: 'יְהוָ֑ה', after: ' ' }, { text: 'אַֽשְׁרֵ֥י', after: ' ' }];
 * poeticLines(words, 'poetic') // => [0, 3]
 * ```
 */
export function poeticLines(words: readonly AccentedWord[], system: AccentSystem): readonly number[] {
  const starts = [0, ...mainBreaks(words, system), words.length];
  const lines = starts.slice(1).flatMap((end, index) => divided(words, starts[index] ?? 0, end, system));
  return words.length === 0 ? [] : lines;
}

const endsUnit = ({ after }: AccentedWord): boolean => !after.includes(MAQAF);

function mainBreaks(words: readonly AccentedWord[], system: AccentSystem): number[] {
  const breaks: number[] = [];
  let isAfterOle = false;
  for (const [index, word] of words.slice(0, -1).entries()) {
    const { text } = word;
    isAfterOle ||= system === 'poetic' && text.includes(OLE);
    const hasYored = isAfterOle && text.lastIndexOf(MERKHA) > text.indexOf(OLE);
    if (!endsUnit(word) || !(hasYored || text.includes(ATNAH))) continue;
    breaks.push(index + 1);
    isAfterOle = false;
  }
  return breaks;
}

/** The first words of the lines of a part of a verse. A long part is divided where its halves are the most even. */
function divided(
  words: readonly AccentedWord[],
  start: number,
  end: number,
  system: AccentSystem,
): readonly number[] {
  const units = (from: number, to: number) => words.slice(from, to).filter(endsUnit).length;
  if (units(start, end) < LONG) return [start];
  const unevenness = (at: number) => Math.abs(units(start, at) - units(at, end));
  const [middle] = words
    .map((_, index) => index)
    .slice(start + 1, end)
    .filter((at) => {
      const before = words[at - 1];
      return before !== undefined && endsUnit(before) && DIVIDERS[system].test(before.text);
    })
    .filter((at) => units(start, at) >= SHORTEST && units(at, end) >= SHORTEST)
    .sort((one, other) => unevenness(one) - unevenness(other));
  if (middle === undefined) return [start];
  return [...divided(words, start, middle, system), ...divided(words, middle, end, system)];
}
