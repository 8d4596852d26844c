/**
 * What the address of an explorer page asks of the API. Browser and Worker read it and build the API query with this
 * code.
 */
import type { Book } from './canon/books.ts';
import { type GematriaScript, METHOD_IDS, type MethodId } from './gematria/method-types.ts';

export const VERSIONS = ['kjv', 'kjvs', 'original', 'esv', 'nasb'] as const;
export type Version = (typeof VERSIONS)[number];

/** The version if the address names none. */
export const DEFAULT_VERSION: Version = 'kjvs';

/** The methods if the address names none. */
export const DEFAULT_METHODS: readonly MethodId[] = ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD'];

/** What the API returns if the call names no methods: standard and ordinal of the text's script. */
export const STANDARD_AND_ORDINAL = {
  hebrew: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'],
  greek: ['GREEK_STANDARD', 'GREEK_ORDINAL'],
} as const satisfies Record<GematriaScript, readonly MethodId[]>;

/** The part of an explorer address that the API knows. Defaults are left out. */
export interface ExplorerQuery {
  /** Method ids separated by commas. */
  readonly methods?: string | undefined;
  readonly version?: Version | undefined;
  /** `qere` counts the Hebrew as it is read. If it is missing, the Hebrew counts as it is written. */
  readonly reading?: 'qere' | undefined;
}

/**
 * Reads the part of an address after the `?`. An unknown value becomes undefined under its own key: the router merges
 * this result over the values that it has read, and the unknown value must not remain.
 *
 * @example
 * ```ts
 * parseExplorerQuery({ version: 'kjvs', reading: 'qere' }).reading // => 'qere'
 * parseExplorerQuery({ methods: 'HEBREW_GADOL,NO_SUCH' }).methods // => 'HEBREW_GADOL'
 * ```
 */
export function parseExplorerQuery(search: Readonly<Record<string, unknown>>): ExplorerQuery {
  return {
    methods: parseMethods(search.methods),
    version: VERSIONS.find((id) => id === search.version && id !== DEFAULT_VERSION),
    reading: search.reading === 'qere' ? 'qere' : undefined,
  };
}

/**
 * The existing methods among those named, each once and in that order. Undefined for none and for the default choice.
 */
function parseMethods(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const named = new Set(value.split(',').map((id) => id.trim()));
  const known = [...named].filter((id) => METHOD_IDS.some((method) => method === id)).join();
  return known === '' || known === DEFAULT_METHODS.join() ? undefined : known;
}

/**
 * The query of the verse or chapter call that an explorer page makes. The Worker writes the answer to exactly this
 * address into the page, so both sides build it here. It names those of the chosen methods that fit the book's
 * script, or all of them if none fits. If these are what the API returns by default, it names none, so that caches
 * share the plain address.
 *
 * @example
 * ```ts
 * verseApiQuery({}, { languageOriginal: 'hebrew' }) // => {}
 * verseApiQuery({}, { languageOriginal: 'greek' }) // => { methods: 'GREEK_STANDARD' }
 * verseApiQuery({ methods: 'HEBREW_GADOL', version: 'original' }, { languageOriginal: 'greek' }) // => { version: 'original', methods: 'HEBREW_GADOL' }
 * ```
 */
export function verseApiQuery(
  { version, reading, methods }: ExplorerQuery,
  { languageOriginal }: Pick<Book, 'languageOriginal'>,
): Record<string, string> {
  const script = languageOriginal === 'greek' ? 'greek' : 'hebrew';
  const chosen = methods?.split(',') ?? DEFAULT_METHODS;
  const fitting = chosen.filter((id) => id.startsWith(`${script.toUpperCase()}_`));
  const asked = (fitting.length === 0 ? chosen : fitting).join();
  return {
    ...(version === undefined ? {} : { version }),
    ...(reading === undefined ? {} : { reading }),
    ...(asked === STANDARD_AND_ORDINAL[script].join() ? {} : { methods: asked }),
  };
}
