/**
 * Every edition that a library can have, by its id. Pages, searches, imports and the API read the facts of an edition
 * here. The first screen loads this file, so longer texts are elsewhere: licences in `licences.ts`, sources with the
 * imports.
 */
import type { Book } from '../canon/index.ts';
import type { Numbering } from '../versification/index.ts';
import type { EditionRole } from './edition-roles.ts';
import type { LicenceId } from './licences.ts';

export interface Edition {
  readonly name: string;
  readonly shortName?: string;
  readonly abbreviation?: string;
  readonly licence: LicenceId;
  /**
   * The testament whose books the edition has. Absent for a text with both testaments, and for what is not a
   * text.
   */
  readonly testament?: Book['testament'];
  /** The numbering of the verses. Absent if it is the numbering of English Bibles. */
  readonly numbering?: Numbering;
  readonly pack?: string;
  /**
   * True if a request without an edition reads this one. For each book and language there is at most one such
   * edition.
   */
  readonly isDefault?: true;
  /** True if lists show the edition only where it is installed or chosen, because few libraries have it. */
  readonly isExtra?: true;
  readonly isLicensed?: true;
}

/** The texts in an original language. In lists, the default edition of a testament is the first one. */
export const ORIGINALS = {
  wlc: {
    name: 'Westminster Leningrad Codex (Open Scriptures Hebrew Bible)',
    shortName: 'Westminster Leningrad Codex',
    abbreviation: 'WLC',
    testament: 'old',
    numbering: 'masoretic',
    licence: 'openScriptures',
    isDefault: true,
  },
  mam: {
    name: 'Miqra according to the Masorah',
    abbreviation: 'MAM',
    testament: 'old',
    numbering: 'masoretic',
    licence: 'bySa',
    isExtra: true,
  },
  'csv-hebrew': { name: 'Hebrew of the CSV files', testament: 'old', licence: 'unknown', isExtra: true },
  'database-hebrew': {
    name: 'Hebrew of the database file',
    testament: 'old',
    licence: 'unknown',
    isExtra: true,
  },
  sblgnt: {
    name: 'SBL Greek New Testament',
    abbreviation: 'SBLGNT',
    testament: 'new',
    numbering: 'sblgnt',
    licence: 'sblgnt',
    isDefault: true,
  },
  tagnt: {
    name: 'Textus Receptus tagged by STEPBible',
    abbreviation: 'TAGNT',
    testament: 'new',
    licence: 'by',
    pack: 'tagnt',
  },
  byzantine: {
    name: 'Byzantine text (Robinson and Pierpont)',
    testament: 'new',
    numbering: 'byzantine',
    licence: 'publicDomain',
    pack: 'byzantine',
  },
  tischendorf: {
    name: 'Tischendorf, eighth edition',
    testament: 'new',
    numbering: 'tischendorf',
    licence: 'publicDomain',
    pack: 'tischendorf',
  },
  elzevir: { name: 'Textus Receptus (Elzevir)', testament: 'new', licence: 'publicDomain', pack: 'elzevir' },
  'csv-greek': { name: 'Greek of the CSV files', testament: 'new', licence: 'unknown', isExtra: true },
  'database-greek': {
    name: 'Greek of the database file',
    testament: 'new',
    licence: 'unknown',
    isExtra: true,
  },
  swete: {
    name: 'Swete’s Septuagint',
    testament: 'apocrypha',
    numbering: 'swete',
    licence: 'bySa',
    pack: 'greek-apocrypha',
    isDefault: true,
  },
} as const satisfies Record<string, Edition & Required<Pick<Edition, 'testament'>>>;

export const TRANSLATIONS = {
  kjv: {
    name: 'King James Version (1769)',
    shortName: 'King James Version',
    abbreviation: 'KJV',
    licence: 'publicDomain',
    isDefault: true,
  },
  kjvs: {
    name: 'King James Version with Strong’s numbers',
    shortName: 'KJV with Strong’s',
    licence: 'publicDomain',
    pack: 'kjv',
  },
  'kjv-apocrypha': {
    name: 'King James Version, Apocrypha',
    abbreviation: 'KJV Apocrypha',
    testament: 'apocrypha',
    licence: 'publicDomain',
    pack: 'kjv',
    isDefault: true,
  },
  esv: { name: 'English Standard Version', abbreviation: 'ESV', licence: 'confirmed', isLicensed: true },
  nasb: { name: 'New American Standard Bible', abbreviation: 'NASB', licence: 'confirmed', isLicensed: true },
  jps1917: { name: 'JPS 1917', licence: 'publicDomain', isExtra: true },
  csv: { name: 'English of the CSV files', licence: 'unknown', isExtra: true },
  database: { name: 'English of the database file', licence: 'unknown', isExtra: true },
  'csv-apocrypha': { name: 'Apocrypha of the CSV files', testament: 'apocrypha', licence: 'unknown' },
  'database-apocrypha': {
    name: 'Apocrypha of the database file',
    testament: 'apocrypha',
    licence: 'unknown',
  },
} as const satisfies Record<string, Edition>;

export const WORD_LISTS = {
  strongs: {
    name: 'Strong’s Hebrew and Greek Dictionaries',
    role: 'lexicon',
    licence: 'strongs',
    isDefault: true,
  },
  tbesh: {
    name: 'Translators Brief lexicon of Extended Strongs for Hebrew',
    role: 'lexicon',
    licence: 'by',
    pack: 'tbesh',
  },
  'csv-strongs': { name: 'Strong’s dictionary of the CSV files', role: 'lexicon', licence: 'unknown' },
  'database-strongs': {
    name: 'Strong’s dictionary of the database file',
    role: 'lexicon',
    licence: 'unknown',
  },
  meanings: {
    name: 'Meanings in context, made from the unfoldingWord Literal Text',
    role: 'meanings',
    licence: 'bySa',
    pack: 'meanings',
  },
  names: {
    name: 'Names: Hitchcock’s meanings, and persons of BibleData',
    role: 'names',
    licence: 'by',
    pack: 'names',
  },
} as const satisfies Record<string, Edition & { role: EditionRole }>;
