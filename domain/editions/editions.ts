import { type Book, bookById, isBookId } from '../canon/index.ts';

/** An edition in an original language that this product knows. */
export interface KnownOriginal {
  /** A short name for lists. The library has the full name. */
  readonly name: string;
  readonly testament: Book['testament'];
  /** True if a list has this edition only if it is installed or chosen, because few libraries have it. */
  readonly isExtra?: true;
}

/** The editions that a reader can choose for a book, by id. The first edition of each testament is the default. */
export const ORIGINALS = {
  wlc: { name: 'Westminster Leningrad Codex', testament: 'old' },
  mam: { name: 'Miqra according to the Masorah', testament: 'old', isExtra: true },
  'csv-hebrew': { name: 'Hebrew of the CSV files', testament: 'old', isExtra: true },
  'database-hebrew': { name: 'Hebrew of the database file', testament: 'old', isExtra: true },
  sblgnt: { name: 'SBL Greek New Testament', testament: 'new' },
  tagnt: { name: 'Textus Receptus, tagged by STEPBible', testament: 'new' },
  byzantine: { name: 'Byzantine text (Robinson and Pierpont)', testament: 'new' },
  tischendorf: { name: 'Tischendorf, eighth edition', testament: 'new' },
  elzevir: { name: 'Textus Receptus (Elzevir)', testament: 'new' },
  'csv-greek': { name: 'Greek of the CSV files', testament: 'new', isExtra: true },
  'database-greek': { name: 'Greek of the database file', testament: 'new', isExtra: true },
  swete: { name: 'Swete’s Septuagint', testament: 'apocrypha' },
} as const satisfies Record<string, KnownOriginal>;
export type OriginalId = keyof typeof ORIGINALS;

const IDS = Object.keys(ORIGINALS) as OriginalId[];

/** Reads the id of such an edition. Undefined for any other value. */
export const originalId = (value: unknown): OriginalId | undefined => IDS.find((id) => id === value);

/**
 * The editions of a testament, the default one first.
 *
 * @example
 * ```ts
 * originalsOf('apocrypha') // => ['swete']
 * originalsOf('new')[0] // => 'sblgnt'
 * ```
 */
export const originalsOf = (testament: Book['testament']): OriginalId[] =>
  IDS.filter((id) => ORIGINALS[id].testament === testament);

/**
 * The edition that a link or call must name, so that it opens this edition of a book. Undefined for the
 * default edition, so that caches share the plain address, and for an unknown edition.
 *
 * @example
 * ```ts
 * editionToName('john', 'tagnt') // => 'tagnt'
 * editionToName('john', 'sblgnt') // => undefined
 * ```
 */
export function editionToName(book: string, edition: string | null): OriginalId | undefined {
  const id = originalId(edition);
  const isDefault = isBookId(book) && originalsOf(bookById(book).testament)[0] === id;
  return isDefault ? undefined : id;
}
