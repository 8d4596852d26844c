import type { Version } from './explorer-query.ts';

const NAMES: Readonly<Record<Version, string>> = {
  kjv: 'King James Version',
  kjvs: 'KJV with Strong’s',
  original: 'Original Hebrew/Greek',
  esv: 'English Standard Version',
  nasb: 'New American Standard Bible',
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
