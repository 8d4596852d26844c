import { type Edition, TRANSLATIONS } from './catalogue.ts';
import { idsOf, listName } from './names.ts';
import { type OwnId, ownId } from './own.ts';

/** A version of the catalogue. */
export type KnownVersion = 'original' | Exclude<keyof typeof TRANSLATIONS, `${string}-apocrypha`>;

/** A text that a verse can be shown in: a translation of the 66 books, an added text, or no translation. */
export type Version = KnownVersion | OwnId;

const ENGLISH: Readonly<Record<string, Edition>> = TRANSLATIONS;

const others = idsOf(TRANSLATIONS).filter(
  (id): id is Exclude<KnownVersion, 'original'> =>
    ENGLISH[id]?.testament === undefined && id !== 'kjv' && id !== 'kjvs',
);

/** The versions of the catalogue. A library can have added texts too. */
export const VERSIONS: readonly KnownVersion[] = ['kjv', 'kjvs', 'original', ...others];

/**
 * Reads the id of a version, of the catalogue or added. Whether the library has it is not known here.
 *
 * @example
 * ```ts
 * versionOf('kjv') // => 'kjv'
 * versionOf('own-3') // => 'own-3'
 * versionOf('niv') // => undefined
 * ```
 */
export const versionOf = (value: unknown): Version | undefined =>
  VERSIONS.find((id) => id === value) ?? ownId(value);

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
