import type { OwnId } from '../editions/index.ts';

export const FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-8',
  'iso-8859-7',
] as const;

/** What a column of a table tells about its verses. `reference` is book, chapter and verse in one: `Gen 1:1`. */
export const COLUMN_ROLES = ['book', 'chapter', 'verse', 'reference', 'text'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What an administrator may say about how to read a file. Everything that is absent is guessed. */
export interface FileGuesses {
  encoding?: (typeof FILE_ENCODINGS)[number] | undefined;
  /** One of the texts that the file holds. */
  text?: string | undefined;
  hasHeader?: boolean | undefined;
  /** For each role the name of a column, or its place from 0. */
  columns?: Partial<Record<ColumnRole, string | number | undefined>> | undefined;
  /** For the name or number of a book as the file has it: the id of the book, or '' to leave the book out. */
  books?: Readonly<Record<string, string>> | undefined;
}

/** What readers see of an added text. */
export interface OwnEdition {
  readonly id: OwnId;
  readonly name: string;
  readonly role: 'own-original' | 'own-translation';
  readonly language: string;
  readonly script: 'hebrew' | 'greek' | 'latin' | 'other';
  readonly licence: string;
  readonly licenceUrl: string | null;
  readonly source: string;
}

/** The file of an added text in the bucket, and how it is read. */
export interface OwnTextFile {
  readonly key: string;
  readonly name: string;
  readonly sha256: string | null;
  readonly guesses: FileGuesses;
  readonly numbering: FileNumbering;
  /** The version of our reader that read it last. */
  readonly reader: number;
}

export const OWN_LICENCES = {
  'public-domain': { licence: 'Public domain', licenceUrl: null },
  'cc0-1.0': { licence: 'CC0 1.0', licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'cc-by-4.0': { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa-4.0': { licence: 'CC BY-SA 4.0', licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'cc-by-nd-4.0': { licence: 'CC BY-ND 4.0', licenceUrl: 'https://creativecommons.org/licenses/by-nd/4.0/' },
  'cc-by-nc-4.0': { licence: 'CC BY-NC 4.0', licenceUrl: 'https://creativecommons.org/licenses/by-nc/4.0/' },
  'cc-by-nc-sa-4.0': {
    licence: 'CC BY-NC-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  },
  'cc-by-nc-nd-4.0': {
    licence: 'CC BY-NC-ND 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  },
  permission: { licence: 'Under copyright. Published with the owner’s permission', licenceUrl: null },
} as const;
export type OwnLicenceId = keyof typeof OWN_LICENCES;

/** The licence that an administrator has confirmed for a file and an added text. */
export interface OwnTextLicence {
  readonly id: OwnLicenceId;
  readonly sha256: string | null;
  readonly confirmedBy: string;
  readonly confirmedAt: string;
}

/**
 * The numberings that a file can have: that of English Bibles, that of Hebrew ones, or the psalms of the Greek and Latin
 * Bibles and English numbers elsewhere. The verses of a translation are stored in English numbers.
 */
export const FILE_NUMBERINGS = ['english', 'masoretic', 'greek-psalms'] as const;
export type FileNumbering = (typeof FILE_NUMBERINGS)[number];
