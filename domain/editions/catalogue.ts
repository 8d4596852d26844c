/**
 * Every edition that a library can have, by its id. Pages, searches, imports and the API read the facts of an edition
 * here. The first screen loads this file, so the long name of a source is with its import.
 */
import type { Book } from '../canon/index.ts';
import type { Numbering } from '../versification/index.ts';
import type { EditionRole } from './edition-roles.ts';

/** The terms of an edition. */
export interface Licence {
  readonly licence: string;
  readonly licenceUrl: string | null;
}

interface Edition extends Licence {
  /** The name of the edition on pages, in citations and in the library. */
  readonly name: string;
  /** The name in a list that has no room for the name. */
  readonly shortName?: string;
  /** The usual abbreviation, if there is one. Results of a search show it. */
  readonly abbreviation?: string;
  /** Absent for the numbering of English Bibles. */
  readonly numbering?: Numbering;
  /** The text pack that has the edition. */
  readonly pack?: string;
  /** True if a request without an edition reads this one. The default editions share no book in one language. */
  readonly isDefault?: true;
  /** True if a list has the edition only if it is installed or chosen, because few libraries have it. */
  readonly isExtra?: true;
}

interface Text extends Edition {
  /** Absent if the text has the books of both testaments. */
  readonly testament?: Book['testament'];
  /** True for a version under copyright. An administrator can import a licensed text of it. */
  readonly isLicensed?: true;
}

interface WordList extends Edition {
  readonly role: Exclude<EditionRole, 'original' | 'translation'>;
}

const PUBLIC_DOMAIN: Licence = { licence: 'Public domain', licenceUrl: null };
const UNKNOWN: Licence = { licence: 'Not known', licenceUrl: null };
/** What readers are told about a licensed text whose file an administrator has confirmed. */
export const CONFIRMED_LICENCE = 'Under copyright. Published under a license that an administrator confirmed';
const CONFIRMED: Licence = { licence: CONFIRMED_LICENCE, licenceUrl: null };
const BY_URL = 'https://creativecommons.org/licenses/by/4.0/';
const BY: Licence = { licence: 'CC BY 4.0', licenceUrl: BY_URL };
const BY_SA: Licence = {
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** The texts in an original language. In lists, the default edition of a testament is the first one. */
export const ORIGINALS = {
  wlc: {
    name: 'Westminster Leningrad Codex (Open Scriptures Hebrew Bible)',
    shortName: 'Westminster Leningrad Codex',
    abbreviation: 'WLC',
    testament: 'old',
    numbering: 'masoretic',
    licence: 'Text public domain; lemma and morphology CC BY 4.0',
    licenceUrl: BY_URL,
    isDefault: true,
  },
  mam: {
    name: 'Miqra according to the Masorah',
    abbreviation: 'MAM',
    testament: 'old',
    numbering: 'masoretic',
    ...BY_SA,
    isExtra: true,
  },
  'csv-hebrew': { name: 'Hebrew of the CSV files', testament: 'old', ...UNKNOWN, isExtra: true },
  'database-hebrew': { name: 'Hebrew of the database file', testament: 'old', ...UNKNOWN, isExtra: true },
  sblgnt: {
    name: 'SBL Greek New Testament',
    abbreviation: 'SBLGNT',
    testament: 'new',
    numbering: 'sblgnt',
    licence: 'CC BY 4.0 (the package carries the 2010 SBLGNT licence)',
    licenceUrl: BY_URL,
    isDefault: true,
  },
  tagnt: {
    name: 'Textus Receptus tagged by STEPBible',
    abbreviation: 'TAGNT',
    testament: 'new',
    ...BY,
    pack: 'tagnt',
  },
  byzantine: {
    name: 'Byzantine text (Robinson and Pierpont)',
    testament: 'new',
    numbering: 'byzantine',
    ...PUBLIC_DOMAIN,
    pack: 'byzantine',
  },
  tischendorf: {
    name: 'Tischendorf, eighth edition',
    testament: 'new',
    numbering: 'tischendorf',
    ...PUBLIC_DOMAIN,
    pack: 'tischendorf',
  },
  elzevir: { name: 'Textus Receptus (Elzevir)', testament: 'new', ...PUBLIC_DOMAIN, pack: 'elzevir' },
  'csv-greek': { name: 'Greek of the CSV files', testament: 'new', ...UNKNOWN, isExtra: true },
  'database-greek': { name: 'Greek of the database file', testament: 'new', ...UNKNOWN, isExtra: true },
  swete: {
    name: 'Swete’s Septuagint',
    testament: 'apocrypha',
    numbering: 'swete',
    ...BY_SA,
    pack: 'greek-apocrypha',
    isDefault: true,
  },
} as const satisfies Record<string, Text & { testament: Book['testament'] }>;

/** The English texts. Those of both testaments are versions that a reader can choose. */
export const TRANSLATIONS = {
  kjv: {
    name: 'King James Version (1769)',
    shortName: 'King James Version',
    abbreviation: 'KJV',
    ...PUBLIC_DOMAIN,
    isDefault: true,
  },
  kjvs: {
    name: 'King James Version with Strong’s numbers',
    shortName: 'KJV with Strong’s',
    ...PUBLIC_DOMAIN,
    pack: 'kjv',
  },
  'kjv-apocrypha': {
    name: 'King James Version, Apocrypha',
    abbreviation: 'KJV Apocrypha',
    testament: 'apocrypha',
    ...PUBLIC_DOMAIN,
    pack: 'kjv',
    isDefault: true,
  },
  esv: { name: 'English Standard Version', abbreviation: 'ESV', ...CONFIRMED, isLicensed: true },
  nasb: { name: 'New American Standard Bible', abbreviation: 'NASB', ...CONFIRMED, isLicensed: true },
  jps1917: { name: 'The Holy Scriptures (JPS 1917)', shortName: 'JPS 1917', ...PUBLIC_DOMAIN, isExtra: true },
  csv: { name: 'English of the CSV files', ...UNKNOWN, isExtra: true },
  database: { name: 'English of the database file', ...UNKNOWN, isExtra: true },
  'csv-apocrypha': { name: 'Apocrypha of the CSV files', testament: 'apocrypha', ...UNKNOWN },
  'database-apocrypha': { name: 'Apocrypha of the database file', testament: 'apocrypha', ...UNKNOWN },
} as const satisfies Record<string, Text>;

/** Dictionaries, the list of names, and the meanings of words in context. All are in English. */
export const WORD_LISTS = {
  strongs: {
    name: 'Strong’s Hebrew and Greek Dictionaries',
    role: 'lexicon',
    licence:
      'CC BY-SA (JSON edition, Open Scriptures); James Strong’s text of 1890 and 1894 is in the public domain',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
    isDefault: true,
  },
  tbesh: {
    name: 'Translators Brief lexicon of Extended Strongs for Hebrew',
    role: 'lexicon',
    ...BY,
    pack: 'tbesh',
  },
  'csv-strongs': { name: 'Strong’s dictionary of the CSV files', role: 'lexicon', ...UNKNOWN },
  'database-strongs': { name: 'Strong’s dictionary of the database file', role: 'lexicon', ...UNKNOWN },
  meanings: {
    name: 'Meanings in context, made from the unfoldingWord Literal Text',
    role: 'meanings',
    ...BY_SA,
    pack: 'meanings',
  },
  names: {
    name: 'Names: Hitchcock’s meanings, and persons of BibleData',
    role: 'names',
    ...BY,
    pack: 'names',
  },
} as const satisfies Record<string, WordList>;
