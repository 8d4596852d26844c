import { type BookId, isBookId } from '../canon/index.ts';
import { greekLetters } from '../greek/index.ts';
import { foldFinals, hebrewLetters } from '../hebrew/index.ts';
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

export interface NamedPlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

export interface CuratedName {
  /**
   * The usual English form. For most names this is the spelling of the King James Version. If the King James
   * Version has another spelling (Bezaleel, Elisabeth), it is one of the variants.
   */
  readonly name: string;
  readonly variants: readonly string[];
  readonly kind: NameKind;
  /**
   * The bare consonants of the name in the Westminster Leningrad Codex. Null if the name is not in the Hebrew text.
   */
  readonly hebrew: string | null;
  /**
   * The Greek form with accents, as in SBLGNT: the nominative, or the genitive if SBLGNT has no nominative. Null if the
   * list has no Greek form, although SBLGNT may have one.
   */
  readonly greek: string | null;
  readonly greekIsGenitive: boolean;
  /** Bare letters of the other forms in SBLGNT: other cases, and other words for the same name (Ἱεροσόλυμα). */
  readonly greekForms: readonly string[];
  readonly strongs: readonly string[];
  readonly meaning: string;
  readonly source: NamedPlace | 'Brown–Driver–Briggs' | 'Strong’s';
  /** The first verse with this Hebrew spelling under the Strong’s numbers of the name, whatever it names there. */
  readonly first: NamedPlace | null;
  /**
   * `spelling` if `first` is the first place of these letters in the Hebrew Bible. If the same letters are another word
   * before, `first` is the first place as this `name` (or as this `word`, if that is the kind).
   */
  readonly firstAs: 'spelling' | 'name' | 'word';
  /** The first verse where it names a person or a place, as `kind` says. Null if this is `first`. */
  readonly firstOfKind: NamedPlace | null;
}

/** Reads a verse of the list. Throws if the book is unknown or if the chapter or verse is missing or 0. */
export function placeFrom(place: WrittenPlace): NamedPlace {
  const [book = '', numbers = ''] = place.split(' ');
  const [chapter, verse] = numbers.split(':').map(Number);
  if (!isBookId(book) || !chapter || !verse) throw new Error(`The list of names has a wrong verse: ${place}`);
  return { book, chapter, verse };
}

const nameFrom = (
  kind: NameKind,
  { source, first, firstOfKind, isWordBefore, ...written }: WrittenName,
): CuratedName => ({
  variants: [],
  hebrew: null,
  greek: null,
  greekIsGenitive: false,
  greekForms: [],
  ...written,
  kind,
  source: source === undefined ? 'Strong’s' : source === 'Brown–Driver–Briggs' ? source : placeFrom(source),
  first: first === undefined ? null : placeFrom(first),
  firstAs: isWordBefore === true ? (kind === 'word' ? 'word' : 'name') : 'spelling',
  firstOfKind: firstOfKind === undefined ? null : placeFrom(firstOfKind),
});

/**
 * The meaning of a name, after the dictionary that states it, because the origin of a name is often a guess.
 * A verse that explains a name, and the meaning of a plain word, need no such words.
 *
 * @example
 * ```ts
 * attributedMeaning(findName('Lot')) // => 'Strong’s: Veil; covering'
 * attributedMeaning(findName('Abraham')) // => 'Father of a multitude'
 * attributedMeaning(findName('Shalom')) // => 'Peace; wholeness; welfare'
 * ```
 */
export function attributedMeaning({ kind, meaning, source }: CuratedName): string {
  return typeof source === 'string' && kind !== 'word' ? `${source}: ${meaning}` : meaning;
}

/**
 * The curated names. If two names have equal letters (Jesus and Joshua in Greek), the letters find the first name.
 */
export const NAMES: readonly CuratedName[] = Object.freeze([
  ...DIVINE.map((written) => nameFrom('divine', written)),
  ...[...PERSONS, ...APOSTOLIC].map((written) => nameFrom('person', written)),
  ...PLACES.map((written) => nameFrom('place', written)),
  ...WORDS.map((written) => nameFrom('word', written)),
]);

/**
 * The form in which Latin names are compared: small letters without accents, hyphens, spaces or apostrophes.
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

/**
 * Makes a map from each key to the first name with this key. Keys of the first function have priority over keys of
 * the second, so the main spelling of a name is found before a variant of another name.
 */
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
 * The curated name with this spelling in Latin, Hebrew or Greek letters, or undefined. Case, accents, points, hyphens
 * and final forms make no difference.
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
