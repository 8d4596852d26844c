import { type ExplorerQuery, parseExplorerQuery } from '../../domain/explorer-query.ts';

const PANELS = ['interlinear', 'gematria', 'context'] as const;
export type Panel = (typeof PANELS)[number];

/** What stands behind the `?` of an explorer address; the defaults are left out, so plain addresses stay plain. */
export interface ExplorerSearch extends ExplorerQuery {
  /** Tab of the analysis panel; Interlinear where it is left out. */
  readonly panel?: Panel | undefined;
}

/** Reads the search of an explorer address; what is unknown in it is undefined. */
export function parseExplorerSearch(search: Record<string, unknown>): ExplorerSearch {
  const panel = PANELS.find((one) => one === search.panel && one !== 'interlinear');
  return { ...parseExplorerQuery(search), panel };
}
