import type { Sephirah, TreePath } from '../../../domain/tree-of-life/index.ts';
import { PATHS, SEPHIROT } from '../../../domain/tree-of-life/index.ts';

export type Selected =
  | { readonly kind: 'sephirah'; readonly item: Sephirah }
  | { readonly kind: 'path'; readonly item: TreePath };

export function itemAt(id: string | undefined): Selected | null {
  const sephirah = SEPHIROT.find((one) => one.id === id);
  if (sephirah !== undefined) return { kind: 'sephirah', item: sephirah };
  const path = PATHS.find((one) => one.id === id);
  return path === undefined ? null : { kind: 'path', item: path };
}
