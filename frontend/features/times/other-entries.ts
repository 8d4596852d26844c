import type { WordCountAnswer } from '../../../domain/contract/index.ts';
import { askedWords } from '../../../domain/counts/index.ts';
import { foldFinals } from '../../../domain/hebrew/index.ts';

interface OtherEntries {
  /** How many words have a number whose form in the dictionary is these letters, and these numbers. */
  readonly own: number;
  readonly numbers: readonly string[];
  /** How many words have another number, or none, and where the first of each is. */
  readonly others: number;
  readonly places: readonly string[];
}

/** The most entries that a sentence names, and the most of the words that they may have. */
const MOST = 3;
const MOST_OF_WORDS = 0.1;

/**
 * Why a count by letters differs from the count by a Strong's number: some words with these letters have the number of
 * another entry of the dictionary. Null if none has, if there are too many
 * to name, or if they are no exception.
 */
export function otherEntries(
  letters: string,
  words: NonNullable<WordCountAnswer['words']>,
): OtherEntries | null {
  const asked = keyOf(letters);
  const isOwn = ({ headword }: (typeof words)[number]) => headword !== null && keyOf(headword) === asked;
  const own = words.filter(isOwn);
  const others = words.filter((word) => !isOwn(word));
  if (own.length === 0 || others.length === 0 || others.length > MOST) return null;
  const inOthers = timesIn(others);
  if (inOthers > MOST_OF_WORDS * timesIn(words)) return null;
  return {
    own: timesIn(own),
    numbers: own.flatMap(({ strongsNumber }) => strongsNumber ?? []),
    others: inOthers,
    places: others.map(({ reference, strongsNumber }) => `${reference} (${strongsNumber ?? '–'})`),
  };
}

const keyOf = (text: string): string => foldFinals(askedWords(text)?.words.join(' ') ?? '');

const timesIn = (words: readonly { readonly times: number }[]): number =>
  words.reduce((sum, { times }) => sum + times, 0);
