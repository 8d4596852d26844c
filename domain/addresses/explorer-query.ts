/**
 * The options in the address of an explorer page. Browser and Worker read these options, and build the API
 * query from them, with this code.
 */

import { matching, oneOf, type Parse, type Read, withDefault } from '../basics/index.ts';
import type { Book } from '../canon/index.ts';
import {
  DEFAULT_VERSION,
  isLicensed,
  originalsOf,
  ownId,
  type Version,
  versionOf,
} from '../editions/index.ts';
import { type GematriaScript, type MethodId, methodIds } from '../gematria/method-types.ts';

export const READINGS = ['ketiv', 'qere'] as const;

export const DEFAULT_METHODS: readonly MethodId[] = ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD'];

/**
 * The methods that the API uses if a call names no methods: the standard and the ordinal method of the text's script.
 */
export const STANDARD_AND_ORDINAL = {
  hebrew: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'],
  greek: ['GREEK_STANDARD', 'GREEK_ORDINAL'],
} as const satisfies Record<GematriaScript, readonly MethodId[]>;

/** Reads the chosen methods. An empty text or an empty list means that the reader has chosen no method. */
const chosenMethods: Parse<readonly MethodId[] | undefined> = (value) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? [] : methodIds(value);

export const EXPLORER_QUERY = {
  methods: withDefault(chosenMethods, DEFAULT_METHODS),
  version: withDefault(versionOf, DEFAULT_VERSION),
  reading: withDefault(oneOf(READINGS), 'ketiv'),
  /**
   * The id of the edition of the original text. It applies only to books of its testament. An unknown id
   * stays in the options, so that the page can tell the reader about it.
   */
  edition: matching(/^[\w-]{1,40}$/u),
};
export type ExplorerQuery = Read<typeof EXPLORER_QUERY>;

/**
 * The query of the verse or chapter call that an explorer page makes. The Worker writes the answer to exactly this
 * address into the page, so both sides build it here. It names those of the chosen methods that fit the book's
 * script, or all of them if none fits. It names the edition only for a book of its testament, and an added edition for every
 * book, because only the library knows its books. It names no methods if
 * the API's default methods begin with them, or if the reader has chosen none, so that caches share the plain address.
 *
 * @example
 * ```ts
 * const options = { methods: ['HEBREW_GADOL'], version: 'kjvs', reading: 'qere', edition: 'tagnt' };
 * const psalms = { languageOriginal: 'hebrew', testament: 'old' };
 * verseApiQuery(options, psalms) // => { reading: 'qere', methods: 'HEBREW_GADOL' }
 * ```
 */
export function verseApiQuery(
  { version, reading, methods, edition }: ExplorerQuery,
  { languageOriginal, testament }: Pick<Book, 'languageOriginal' | 'testament'>,
): Record<string, string> {
  const script = languageOriginal === 'greek' ? 'greek' : 'hebrew';
  const fitting = methods.filter((id) => id.startsWith(`${script.toUpperCase()}_`));
  const usual = STANDARD_AND_ORDINAL[script].join();
  const names = methods.length === 0 ? usual : (fitting.length === 0 ? methods : fitting).join();
  const others: readonly (string | undefined)[] = originalsOf(testament).slice(1);
  return {
    ...(version === DEFAULT_VERSION ? {} : { version }),
    ...(reading === 'ketiv' ? {} : { reading }),
    ...(`${usual},`.startsWith(`${names},`) ? {} : { methods: names }),
    ...(edition !== undefined && (others.includes(edition) || ownId(edition)) ? { edition } : {}),
  };
}

const MISSING_TEXT: readonly string[] = ['not_installed', 'invalid'];

/**
 * Asks for a verse or chapter in a version and an edition. If the version is licensed and not installed, asks for the
 * original instead, so that only the English is missing. For an added version that is gone, asks for the default one. If the edition is not installed or lacks the book, asks for the
 * default edition. The page says why. Browser and Worker do this alike, so the page has the answer that it shows.
 * `codeOf` reads the code of an error.
 *
 * @throws the error of the first call if nothing can be asked instead or the error has another reason
 */
export async function askInTurn<Answer>(
  version: Version,
  query: Readonly<Record<string, string>>,
  codeOf: (error: unknown) => string | undefined,
  ask: (query: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const { edition, ...usual } = query;
  const instead = ownId(query.version) ? DEFAULT_VERSION : isLicensed(version) ? 'original' : undefined;
  const editions = edition === undefined ? [query] : [query, usual];
  let first: unknown;
  for (const one of editions) {
    for (const attempt of instead === undefined ? [one] : [one, { ...one, version: instead }]) {
      try {
        return await ask(attempt);
      } catch (error) {
        first ??= error;
        const code = codeOf(error);
        if (code === undefined || !MISSING_TEXT.includes(code)) throw first;
      }
    }
  }
  throw first;
}
