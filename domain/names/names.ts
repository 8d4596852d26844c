import { type BookId, isBookId } from '../canon/books.ts';
import { greekLetters } from '../greek.ts';
import { foldFinals, hebrewLetters } from '../hebrew.ts';
import {
  APOSTOLIC,
  DIVINE,
  PERSONS,
  PLACES,
  WORDS,
  type WrittenName,
  type WrittenPlace,
} from './name-list.ts';

export const NAME_KINDS = ['person', 'place', 'divine', 'word'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A verse by its English address. */
export interface NamedPlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/** A name of the curated list. Its values are not here: they follow from the letters (decision 13). */
export interface CuratedName {
  /**
   * As it is usually written in English: a name mostly as the King James Version spells it, whose other spelling
   * (Bezaleel, Elisabeth) is then among the variants.
   */
  readonly name: string;
  /** Other spellings by which it is looked up. */
  readonly variants: readonly string[];
  readonly kind: NameKind;
  /** Bare consonants as the Westminster Leningrad Codex has them; null where the name is not in the Hebrew text. */
  readonly hebrew: string | null;
  /** Accented, as in SBLGNT; null where the list has none, which does not say that there is none. */
  readonly greek: string | null;
  /** SBLGNT has no nominative of the name: `greek` is its genitive. */
  readonly greekIsGenitive: boolean;
  /** Bare letters of the other forms that stand in SBLGNT: other cases, and other words for the same (Ἱεροσόλυμα). */
  readonly greekForms: readonly string[];
  readonly strongs: readonly string[];
  readonly meaning: string;
  /** The verse that explains it, else the dictionary. */
  readonly source: NamedPlace | 'Brown–Driver–Briggs' | 'Strong’s';
  /** Where this Hebrew spelling first stands under its Strong's numbers for one of its kind: a person or a place. */
  readonly first: NamedPlace | null;
}

/** A verse as it is written in the list. Throws where the type cannot see that it is none. */
export function placeFrom(place: WrittenPlace): NamedPlace {
  const [book = '', numbers = ''] = place.split(' ');
  const [chapter, verse] = numbers.split(':').map(Number);
  if (!isBookId(book) || !chapter || !verse) throw new Error(`The list of names has a wrong verse: ${place}`);
  return { book, chapter, verse };
}

const nameFrom = (kind: NameKind, { source, first, ...written }: WrittenName): CuratedName => ({
  variants: [],
  hebrew: null,
  greek: null,
  greekIsGenitive: false,
  greekForms: [],
  ...written,
  kind,
  source: source === undefined ? 'Strong’s' : source === 'Brown–Driver–Briggs' ? source : placeFrom(source),
  first: first === undefined ? null : placeFrom(first),
});

/** The curated names. Of two with the same letters (Jesus and Joshua in Greek) the first is found by them. */
export const NAMES: readonly CuratedName[] = Object.freeze([
  ...DIVINE.map((written) => nameFrom('divine', written)),
  ...[...PERSONS, ...APOSTOLIC].map((written) => nameFrom('person', written)),
  ...PLACES.map((written) => nameFrom('place', written)),
  ...WORDS.map((written) => nameFrom('word', written)),
]);

/**
 * A Latin name as it is compared: small letters without accents, hyphens, spaces or apostrophes.
 *
 * @example
 * ```ts
 * nameKey('Beth-El') // => 'bethel'
 * nameKey('Jesús') // => 'jesus'
 * ```
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
}

/** The key of a name and the names under it; a name's own spelling goes before another's variant. */
function indexBy(...keysOf: readonly ((name: CuratedName) => readonly string[])[]): Map<string, CuratedName> {
  const index = new Map<string, CuratedName>();
  for (const keys of keysOf) {
    for (const name of NAMES) {
      for (const key of keys(name)) if (key !== '' && !index.has(key)) index.set(key, name);
    }
  }
  return index;
}

const byLatin = indexBy(
  ({ name }) => [nameKey(name)],
  ({ variants }) => variants.map(nameKey),
);
const byHebrew = indexBy(({ hebrew }) => [lettersKey(hebrew ?? '')]);
const byGreek = indexBy(
  ({ greek }) => [lettersKey(greek ?? '')],
  ({ greekForms }) => greekForms,
);

function lettersKey(text: string): string {
  return foldFinals(hebrewLetters(text)) + greekLetters(text);
}

/**
 * The curated name of a spelling in Latin, Hebrew or Greek letters, or undefined. Case, accents, points, hyphens and
 * final forms make no difference.
 *
 * @example
 * ```ts
 * findName('esaias')?.name // => 'Isaiah'
 * findName('שָׁלוֹם')?.name // => 'Shalom'
 * findName('Ἰησοῦ')?.name // => 'Jesus'
 * findName('Sherlock') // => undefined
 * ```
 */
export function findName(spelling: string): CuratedName | undefined {
  const letters = lettersKey(spelling);
  if (letters === '') return byLatin.get(nameKey(spelling));
  return byHebrew.get(letters) ?? byGreek.get(letters);
}
