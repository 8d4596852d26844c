import type { Version } from './explorer-query.ts';

const NAMES: Readonly<Record<Version, string>> = {
  kjv: 'King James Version',
  kjvs: 'KJV with Strong’s',
  original: 'Original Hebrew/Greek',
  esv: 'English Standard Version',
  nasb: 'New American Standard Bible',
};

/**
 * A version as readers know it.
 *
 * @example
 * ```ts
 * versionName('kjv') // => "King James Version"
 * ```
 */
export const versionName = (version: Version): string => NAMES[version];
