import { EXPLORER_QUERY } from '../../domain/addresses/index.ts';
import {
  listOf,
  oneOf,
  type Parse,
  type Read,
  readFields,
  textUpTo,
  trimmedText,
  withDefault,
  withoutDefaults,
} from '../../domain/basics/index.ts';
import { stringifyPlainSearch } from './search-params.ts';

const PANELS = ['interlinear', 'gematria', 'context'] as const;
export type Panel = (typeof PANELS)[number];

export const WORD_LINES = ['values', 'meaning', 'sound', 'strongs', 'parsing'] as const;
export type WordLine = (typeof WORD_LINES)[number];

/** Reads which lines are shown below the words. An empty text or an empty list means that no line is shown. */
const wordLines: Parse<readonly WordLine[] | undefined> = (value) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? [] : listOf(oneOf(WORD_LINES))(value);

/** The ids of further texts, as they are written. An id that names no text stays, so that the page can say so. */
const textIds = listOf((value) => trimmedText(value)?.slice(0, 40));

/**
 * The search parameters of an explorer address. `panel` is the open tab of the analysis panel. `lines` are the lines
 * below the words of a verse; without it, the reader's settings decide. `with` names the texts in parallel columns beside
 * the text of a chapter.
 */
export const EXPLORER_SEARCH = {
  ...EXPLORER_QUERY,
  panel: withDefault(oneOf(PANELS), 'gematria'),
  lines: wordLines,
  with: textIds,
};
export type ExplorerSearch = Read<typeof EXPLORER_SEARCH>;

/**
 * The words that a reader has chosen in a verse or chapter, such as `9-14`. Links to other places leave them out. The
 * limit is one more than `LONGEST_CHOICE`, so a text that was cut here is known to be cut.
 */
export const CHOSEN_WORDS = { words: textUpTo(4001) };

export const keepSearch = (search: object): ExplorerSearch => readFields(EXPLORER_SEARCH, search);

/** The query string with only the version, the reading and the edition. It begins with `?`, or is empty. */
export const textSearch = ({
  version,
  reading,
  edition,
}: Pick<ExplorerSearch, 'version' | 'reading' | 'edition'>): string =>
  stringifyPlainSearch(withoutDefaults(EXPLORER_SEARCH, { version, reading, edition }));
