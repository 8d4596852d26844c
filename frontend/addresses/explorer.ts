import { EXPLORER_QUERY } from '../../domain/explorer-query.ts';
import { oneOf, type Read, readFields, withDefault, withoutDefaults } from '../../domain/parse.ts';
import { stringifyPlainSearch } from './search-params.ts';

const PANELS = ['interlinear', 'gematria', 'context'] as const;
export type Panel = (typeof PANELS)[number];

/** The search parameters of an explorer address. `panel` is the open tab of the analysis panel. */
export const EXPLORER_SEARCH = { ...EXPLORER_QUERY, panel: withDefault(oneOf(PANELS), 'interlinear') };
export type ExplorerSearch = Read<typeof EXPLORER_SEARCH>;

/** The search parameters for a link to another place: those of the explorer, without any other parameters. */
export const keepSearch = (search: object): ExplorerSearch => readFields(EXPLORER_SEARCH, search);

/** The query string with only the version, the reading and the edition. It begins with `?`, or is empty. */
export const textSearch = ({
  version,
  reading,
  edition,
}: Pick<ExplorerSearch, 'version' | 'reading' | 'edition'>): string =>
  stringifyPlainSearch(withoutDefaults(EXPLORER_SEARCH, { version, reading, edition }));
