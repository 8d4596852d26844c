import type { FileFolder } from '../../../../domain/contract/index.ts';
import { isLicensed, VERSIONS } from '../../../../domain/explorer-query.ts';
import { oneOf } from '../../../../domain/parse.ts';
import { versionName } from '../../../../domain/version-name.ts';

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

/** What the file dialog offers. */
export const ACCEPTED_FILES = [...FOLDERS.keys()].map((extension) => `.${extension}`).join();

/** The folder for a file, by the end of its name. Null if no import reads such a file. */
export const folderOf = (name: string): FileFolder | null =>
  FOLDERS.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? null;

const versionOf = oneOf(VERSIONS);

/**
 * The version under copyright that a file holds, by the name of the file: `esv.csv`. Null for all other files.
 *
 * @example
 * ```ts
 * licensedVersionOf('ESV.csv') // => 'English Standard Version'
 * ```
 */
export function licensedVersionOf(name: string): string | null {
  const version = versionOf(name.slice(0, Math.max(0, name.indexOf('.'))).toLowerCase());
  return version !== undefined && isLicensed(version) ? versionName(version) : null;
}
