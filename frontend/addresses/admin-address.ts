import { oneOf, type Parse, type Read, trimmedText, withDefault } from '../../domain/basics/index.ts';

/** Reads the name of a tab of an administrator's screen, in small or capital letters, because people type it. */
const tabOf = <const Tab extends string>(tabs: readonly Tab[]): Parse<Tab | undefined> => {
  const read = oneOf(tabs);
  return (value) => read(String(value).toLowerCase());
};

const GEMATRIA_TABS = ['spiritual', 'csv', 'zip', 'advanced'] as const;
export const GEMATRIA_IMPORT_SEARCH = { tab: withDefault(tabOf(GEMATRIA_TABS), 'spiritual') };
export type GematriaTab = Read<typeof GEMATRIA_IMPORT_SEARCH>['tab'];

const SPECIALIZED_TABS = ['spiritual', 'torah', 'sefaria', 'full', 'background', 'apocrypha'] as const;
export const SPECIALIZED_IMPORT_SEARCH = { tab: withDefault(tabOf(SPECIALIZED_TABS), 'spiritual') };
export type SpecializedTab = Read<typeof SPECIALIZED_IMPORT_SEARCH>['tab'];

export const MISSING_TABS = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;
export const MISSING_CHAPTERS_SEARCH = { tab: withDefault(tabOf(MISSING_TABS), 'genesis') };
export type MissingTab = Read<typeof MISSING_CHAPTERS_SEARCH>['tab'];

/** `file` is the id of the uploaded file, and `edition` the added text that it replaces. */
export const TEXTS_SEARCH = { file: trimmedText, edition: trimmedText };
