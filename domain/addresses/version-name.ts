import type { Version } from './explorer-query.ts';

const NAMES: Readonly<Record<Version, string>> = {
  kjv: 'King James Version',
  kjvs: 'KJV with Strong’s',
  original: 'Original Hebrew/Greek',
  esv: 'English Standard Version',
  nasb: 'New American Standard Bible',
  jps1917: 'JPS 1917',
  csv: 'English of the CSV files',
  database: 'English of the database file',
};

/**
 * The name of a version for readers.
 *
 * @example
 * ```ts
 * versionName('kjv') // => "King James Version"
 * ```
 */
export const versionName = (version: Version): string => NAMES[version];
