import { stemmer } from 'stemmer';
import { baseOf } from '../../../meanings/index.ts';

/** Words that say little by themselves: articles, pronouns, prepositions, auxiliary verbs and the like. */
const FUNCTION_WORDS =
  'a an the of and or but to in on at by for from with into unto upon as is am are was were be been being it its he him ' +
  'his she her hers they them their i me my you your we us our ye thee thy thou who which that this these those will ' +
  'would shall should may might let has have had do does did not no so then than there';

const NUMBERS: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
  100: 'hundred',
  1000: 'thousand',
};

const stems = new Map<string, string>();

/**
 * Equal for all forms of an English word: `said` and `says`, `feet` and `foot`, `honour` and `honor`, `40` and `forty`.
 */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(NUMBERS[word] ?? baseOf(word.replace(/(?<=[a-z]{3})our/u, 'or')));
  stems.set(word, stem);
  return stem;
}

const isFunctionStem: ReadonlySet<string> = new Set(FUNCTION_WORDS.split(' ').map(stemOf));

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/[’']s\b/gu, '')
        .match(/[\p{L}\d]+/gu) ?? []
    ).map(stemOf),
  );

/**
 * Compares a meaning with the phrase that a translation has for the same word. Forms of one word are equal (`said` and
 * `to say`). Order, capitals, punctuation and repetition do not matter. A missing meaning has nothing in
 * common with the phrase. A remark in brackets, such as "(object marker)", does not count.
 *
 * @example
 * ```ts
 * compareMeaning('and he said', 'Then … said') // => { sharesWord: true, sharesHalf: true }
 * compareMeaning('to guide', 'He leads me') // => { sharesWord: false, sharesHalf: false }
 * ```
 */
export function compareMeaning(meaning: string | null, phrase: string) {
  const theirs = stemsOf(phrase);
  const ours = stemsOf((meaning ?? '').replace(/\([^)]*\)/u, ''));
  const common = [...theirs].filter((stem) => ours.has(stem));
  const hasContent = [...theirs].some((stem) => !isFunctionStem.has(stem));
  return {
    /** True if both have a content word in common. For a phrase without content words, any common word is enough. */
    sharesWord: hasContent ? common.some((stem) => !isFunctionStem.has(stem)) : common.length > 0,
    /** True if at least half of the words of the phrase are in the meaning. */
    sharesHalf: common.length > 0 && common.length * 2 >= theirs.size,
  };
}
