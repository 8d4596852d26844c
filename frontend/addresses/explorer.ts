import { EXPLORER_QUERY } from '../../domain/explorer-query.ts';
import { oneOf, type Read, readFields, withDefault, withoutDefaults } from '../../domain/parse.ts';
import { stringifyPlainSearch } from './search-params.ts';

const PANELS = ['interlinear', 'gematria', 'context'] as const;
export type Panel = (typeof PANELS)[number];

/** What stands behind the `?` of an explorer address; `panel` is the open tab of the analysis panel. */
export const EXPLORER_SEARCH = { ...EXPLORER_QUERY, panel: withDefault(oneOf(PANELS), 'interlinear') };
export type ExplorerSearch = Read<typeof EXPLORER_SEARCH>;

/** The search of a link from place to place: what the explorer's address says stays, and nothing else. */
export const keepSearch = (search: object): ExplorerSearch => readFields(EXPLORER_SEARCH, search);

/** What a link behind the `?` says to open the same text, with its `?` where there is something to say. */
export const textSearch = ({ version, reading }: Pick<ExplorerSearch, 'version' | 'reading'>): string =>
  stringifyPlainSearch(withoutDefaults(EXPLORER_SEARCH, { version, reading }));
