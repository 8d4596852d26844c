import { isLicensed, type KnownVersion, VERSIONS } from '../editions/index.ts';

/**
 * What browsers and systems write before or after the name of a second download or a copy: `esv (1)`, `esv-1`, `esv 2`,
 * `esv copy`, `esv copy 2`, `esv - Copy (2)`, `esv (another copy)`, `Copy of esv`, and in German, French, Spanish, Italian
 * and Portuguese `esv - Kopie`, `Copie de esv` and the like.
 */
const COPY = '(?:copy|kopie|copie|copia|cópia)';
const BEFORE = new RegExp(`^${COPY}(?:\\s*\\(\\d{1,3}\\))?\\s+(?:of|von|de|di)\\s+`, 'u');
const AFTER = new RegExp(
  `(?:\\s*\\((?:\\d{1,3}|(?:\\S+\\s+)?${COPY}(?:\\s+\\d{1,3})?)\\)|(?:\\s*[-–—_]\\s*|\\s+)(?:${COPY}|\\d{1,3}))$`,
  'u',
);

/** Removes the marks of a copy from a name in lower case. A copy can be copied again. */
function withoutCopyMarks(name: string): string {
  const bare = name.replace(BEFORE, '').replace(AFTER, '');
  return bare === name ? name : withoutCopyMarks(bare);
}

/**
 * The version under copyright that a CSV file contains, by the file's name. Undefined for any other name. The folder that
 * the file has in an archive makes no difference, and neither does a mark that says that the file is a copy.
 *
 * @example
 * ```ts
 * licensedVersion('texts/ESV.csv') // => 'esv'
 * licensedVersion('esv (1).csv') // => 'esv'
 * licensedVersion('Complete.csv') // => undefined
 * ```
 */
export function licensedVersion(file: string): KnownVersion | undefined {
  const stem = file
    .normalize('NFC')
    .toLowerCase()
    .replace(/^.*\//u, '')
    .replace(/\.csv$/u, '')
    .trim();
  const bare = withoutCopyMarks(stem);
  return VERSIONS.find((version) => isLicensed(version) && version === bare);
}
