import { parseMethods } from './methods.ts';

export const PANELS = ['interlinear', 'gematria', 'context'] as const;
export type Panel = (typeof PANELS)[number];
export const VERSIONS = ['kjv', 'kjvs', 'original', 'esv', 'nasb'] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that stands where the address names none. */
export const DEFAULT_VERSION: Version = 'kjvs';

/** What stands behind the `?` of an explorer address; the defaults are left out, so plain addresses stay plain. */
export interface ExplorerSearch {
  /** Method ids between commas. */
  readonly methods?: string;
  readonly version?: Version;
  /** Hebrew as read; as written where it is left out. */
  readonly reading?: 'qere';
  /** Tab of the analysis panel; Interlinear where it is left out. */
  readonly panel?: Panel;
}

/** Reads the search of an explorer address; what is unknown in it is dropped. */
export function parseExplorerSearch(search: Record<string, unknown>): ExplorerSearch {
  const methods = parseMethods(search.methods);
  const version = VERSIONS.find((one) => one === search.version && one !== DEFAULT_VERSION);
  const panel = PANELS.find((one) => one === search.panel && one !== 'interlinear');
  return {
    ...(methods === undefined ? {} : { methods }),
    ...(version === undefined ? {} : { version }),
    ...(search.reading === 'qere' ? { reading: 'qere' as const } : {}),
    ...(panel === undefined ? {} : { panel }),
  };
}
