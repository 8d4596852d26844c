import { PATHS } from '../../../domain/tree-of-life/paths.ts';
import { SEPHIROT } from '../../../domain/tree-of-life/sephirot.ts';
import type { Sephirah, TreePath } from '../../../domain/tree-of-life/tree-types.ts';

export type TreeTab = 'visual' | 'guide';

/** What is selected: a sephirah or a path. */
export type Selected =
  | { readonly kind: 'sephirah'; readonly item: Sephirah }
  | { readonly kind: 'path'; readonly item: TreePath };

/** What the page's address says; whatever it does not know is the default. */
export interface TreeSearch {
  readonly selected: Selected | null;
  readonly tab: TreeTab;
  readonly isList: boolean;
  readonly showsLetters: boolean;
}

/** Reads the address: `?at=tiferet`, `?at=aleph`, `tab=guide`, `view=list`, `letters=off`. */
export function parseTreeSearch(search: Readonly<Record<string, string | undefined>>): TreeSearch {
  return {
    selected: itemAt(search.at),
    tab: search.tab === 'guide' ? 'guide' : 'visual',
    isList: search.view === 'list',
    showsLetters: search.letters !== 'off',
  };
}

function itemAt(id: string | undefined): Selected | null {
  const sephirah = SEPHIROT.find((one) => one.id === id);
  if (sephirah !== undefined) return { kind: 'sephirah', item: sephirah };
  const path = PATHS.find((one) => one.id === id);
  return path === undefined ? null : { kind: 'path', item: path };
}
