import { type BookId, isBookId } from '../canon/books.ts';
import { greekLetters } from '../greek.ts';
import { foldFinals, hebrewLetters } from '../hebrew.ts';
import { APOSTOLIC_NAMES } from './apostolic-names.ts';
import { DIVINE_NAMES } from './divine-names.ts';
import { PERSONS } from './persons.ts';
import { PLACES } from './places.ts';
import { WORDS } from './words.ts';

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

/**
 * The tables' columns, between bars: name | other spellings | Hebrew | Greek | other Greek forms | Strong's numbers |
 * meaning | source (a verse, BDB, or nothing for Strong's) | first reference | "genitive" where the Greek form is one.
 */
const TABLES: Readonly<Record<string, NameKind>> = {
  [DIVINE_NAMES]: 'divine',
  [PERSONS]: 'person',
  [APOSTOLIC_NAMES]: 'person',
  [PLACES]: 'place',
  [WORDS]: 'word',
};

function placeFrom(text: string): NamedPlace | null {
  const [, book = '', chapter, verse] = /^(\w+) (\d+):(\d+)$/u.exec(text) ?? [];
  return !isBookId(book) ? null : { book, chapter: Number(chapter), verse: Number(verse) };
}

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

function nameFrom(row: string, kind: NameKind): CuratedName {
  const [name = '', variants = '', hebrew = '', greek = '', forms = '', strongs = '', ...rest] =
    row.split('|');
  const [meaning = '', source = '', first = '', greekCase = ''] = rest;
  return {
    name,
    variants: list(variants, ', '),
    kind,
    hebrew: hebrew === '' ? null : hebrew,
    greek: greek === '' ? null : greek,
    greekIsGenitive: greekCase === 'genitive',
    greekForms: list(forms, ' '),
    strongs: list(strongs, ' '),
    meaning,
    source: source === 'BDB' ? 'Brown–Driver–Briggs' : (placeFrom(source) ?? 'Strong’s'),
    first: placeFrom(first),
  };
}

/** The curated names. Of two with the same letters (Jesus and Joshua in Greek) the first is found by them. */
export const NAMES: readonly CuratedName[] = Object.freeze(
  Object.entries(TABLES).flatMap(([table, kind]) =>
    table
      .trim()
      .split('\n')
      .map((row) => nameFrom(row, kind)),
  ),
);

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
