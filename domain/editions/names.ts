import { type Edition, ORIGINALS, TRANSLATIONS } from './catalogue.ts';

const TEXTS: Readonly<Record<string, Edition>> = { ...ORIGINALS, ...TRANSLATIONS };

export const idsOf = <Part extends object>(part: Part): (keyof Part)[] => Object.keys(part) as (keyof Part)[];

/**
 * The name of a text in a list. `stored` is the name in the library, which says if another text stands in for
 * this one. It is used for a text without a short name.
 *
 * @example
 * ```ts
 * listName('wlc') // => 'Westminster Leningrad Codex'
 * listName('mam', 'Stand-in for Miqra') // => 'Stand-in for Miqra'
 * ```
 */
export const listName = (id: string, stored?: string | null): string =>
  TEXTS[id]?.shortName ?? stored ?? TEXTS[id]?.name ?? id;

export const isExtra = (id: string): boolean => TEXTS[id]?.isExtra === true;

export const isApocrypha = (id: string): boolean => TEXTS[id]?.testament === 'apocrypha';

/**
 * The shortest name of a text, for results and filters.
 *
 * @example
 * ```ts
 * abbreviationOf('sblgnt') // => 'SBLGNT'
 * abbreviationOf('swete') // => 'Swete’s Septuagint'
 * ```
 */
export const abbreviationOf = (id: string): string => TEXTS[id]?.abbreviation ?? listName(id);
