import type { FileFolder } from '../../../../domain/contract/index.ts';

const FOLDERS: ReadonlyMap<string, FileFolder> = new Map([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
  ['zip', 'zip'],
  ['sqlite', 'database'],
  ['sqlite3', 'database'],
  ['db', 'database'],
  ['db3', 'database'],
]);

export const ACCEPTED_FILES = [...FOLDERS.keys()].map((extension) => `.${extension}`).join();

/** The folder for a file, by the text after the last dot of its name. Null if no import reads such a file. */
export const folderOf = (name: string): FileFolder | null =>
  FOLDERS.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? null;
