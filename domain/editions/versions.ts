import { type Edition, TRANSLATIONS } from './catalogue.ts';
import { idsOf, listName } from './names.ts';

/** A text that a verse can be shown in: a translation of the 66 books, or no translation. */
export type Version = 'original' | Exclude<keyof typeof TRANSLATIONS, `${string}-apocrypha`>;

const ENGLISH: Readonly<Record<string, Edition>> = TRANSLATIONS;

const others = idsOf(TRANSLATIONS).filter(
  (id): id is Exclude<Version, 'original'> =>
    ENGLISH[id]?.testament === undefined && id !== 'kjv' && id !== 'kjvs',
);

export const VERSIONS: readonly Version[] = ['kjv', 'kjvs', 'original', ...others];

export const DEFAULT_VERSION: Version = 'kjvs';

export const isLicensed = (version: Version): boolean => ENGLISH[version]?.isLicensed === true;

/**
 * The name of a version for readers. `stored` is the name that the library has for its edition.
 *
 * @example
 * ```ts
 * versionName('kjv') // => 'King James Version'
 * ```
 */
export const versionName = (version: Version, stored?: string): string =>
  version === 'original' ? 'Original Hebrew/Greek' : listName(version, stored);
