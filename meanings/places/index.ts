/** Meanings of single words in single verses, where no rule fits. */
import { type Composer, type Meaning, type MeaningWord, meaningOf } from '../meaning-word.ts';
import type { Place } from '../place.ts';
import { PLACE_LINES } from './place-lines.ts';

const LINE =
  /^(?<book>\S+) (?<verse>\d+:\d+) (?<strongs>[HG]\d+|-) (?<which>\d+) (?<meaning>\S[^°]*)(?<unsure>°?)$/u;

interface OwnMeaning {
  readonly text: string;
  readonly isUnsure: boolean;
}

/** The meanings of each verse by Strong's number and place among the words with this number: `H8478 1`. */
let places: ReadonlyMap<string, ReadonlyMap<string, OwnMeaning>> | null = null;

function readLines(): ReadonlyMap<string, ReadonlyMap<string, OwnMeaning>> {
  const read = new Map<string, Map<string, OwnMeaning>>();
  for (const line of PLACE_LINES.trim().split('\n')) {
    const { book, verse, strongs, which, meaning = '', unsure } = LINE.exec(line)?.groups ?? {};
    const key = `${book} ${verse}`;
    const ofVerse = read.get(key) ?? new Map<string, OwnMeaning>();
    read.set(key, ofVerse);
    ofVerse.set(`${strongs} ${which}`, { text: meaning, isUnsure: unsure === '°' });
  }
  return read;
}

const FIRED = { question: 'the place', name: 'a line of meanings/places/place-lines.ts', example: '' };

/** A word without a Strong's number. */
const NO_NUMBER = '-';

/** Pronouns, of which other texts often have another number at the same place. */
const PRONOUNS: ReadonlySet<string> = new Set(['G846', 'G1438', NO_NUMBER]);

function putMeanings(
  words: readonly MeaningWord[],
  composed: Meaning[],
  place: Place | null,
  isOtherText: boolean,
): Meaning[] {
  places ??= readLines();
  const ofVerse = place && places.get(`${place.book} ${place.chapter}:${place.verse}`);
  if (!ofVerse) return composed;
  const numbers = words.map(({ strongs }) => strongs ?? NO_NUMBER);
  const counts = new Map<string, number>();
  return composed.map((meaning, index) => {
    const number = numbers[index] ?? NO_NUMBER;
    const which = (counts.get(number) ?? 0) + 1;
    counts.set(number, which);
    const own = ofVerse.get(`${number} ${which}`);
    if (own === undefined) return meaning;
    if (isOtherText && (PRONOUNS.has(number) || numbers.filter((one) => one === number).length > 1))
      return meaning;
    const fired = { ...FIRED, ...(own.isUnsure ? { isUnsure: true as const } : {}) };
    return meaningOf(own.text === words[index]?.gloss ? null : own.text, [fired]);
  });
}

/**
 * Makes a composer that knows the lines. They are written for the core texts. In another text of the verse, a line counts
 * only for the one word with its number.
 */
export const withPlaces =
  (compose: Composer, isOtherText = false): Composer =>
  (words, place) =>
    putMeanings(words, compose(words, place), place, isOtherText);
