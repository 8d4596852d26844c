import { isLicensed, VERSIONS, type Version } from '../editions/index.ts';

/**
 * The version under copyright that a CSV file contains, by the file's name. Undefined for any other name. The folder that
 * the file has in an archive makes no difference.
 *
 * @example
 * ```ts
 * licensedVersion('texts/ESV.csv') // => 'esv'
 * licensedVersion('Complete.csv') // => undefined
 * ```
 */
export function licensedVersion(file: string): Version | undefined {
  const stem = file
    .toLowerCase()
    .replace(/^.*\//u, '')
    .replace(/\.csv$/u, '');
  return VERSIONS.find((version) => isLicensed(version) && version === stem);
}
