/** What the address of an explorer page asks of the API: read and turned into its query in one way by browser and Worker. */
import type { Book } from './canon/books.ts';
import { type GematriaScript, METHOD_IDS, type MethodId } from './gematria/method-types.ts';

export const VERSIONS = ['kjv', 'kjvs', 'original', 'esv', 'nasb'] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that stands where none is named. */
export const DEFAULT_VERSION: Version = 'kjvs';

/** The methods that count while the address names none (specification, part 1). */
export const DEFAULT_METHODS: readonly MethodId[] = ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD'];

/** What the API answers where no methods are named: standard and ordinal of the text's own script. */
export const STANDARD_AND_ORDINAL = {
  hebrew: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'],
  greek: ['GREEK_STANDARD', 'GREEK_ORDINAL'],
} as const satisfies Record<GematriaScript, readonly MethodId[]>;

/** The part of an explorer address that the API knows; the defaults are left out. */
export interface ExplorerQuery {
  /** Method ids between commas. */
  readonly methods?: string | undefined;
  readonly version?: Version | undefined;
  /** Hebrew as read; as written where it is left out. */
  readonly reading?: 'qere' | undefined;
}

/**
 * Reads what stands behind the `?`. What is unknown is undefined, under a key of its own: the router lays this over
 * what it has read, and an unknown value must not show through.
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

/** The methods named that exist, each once and in the order named; undefined for none and for the default choice. */
function parseMethods(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const named = new Set(value.split(',').map((id) => id.trim()));
  const known = [...named].filter((id) => METHOD_IDS.some((method) => method === id)).join();
  return known === '' || known === DEFAULT_METHODS.join() ? undefined : known;
}

/**
 * The query of the verse or chapter call that an explorer page makes. The Worker writes the answer to this very address
 * into the page, so both sides build it here. Of the methods chosen it names those of the book's script, or all where
 * none is; where they are what the API answers unasked, it names none, so that caches share the plain address.
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
