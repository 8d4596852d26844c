import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import type { Selected } from './selected.ts';

/** The line under the name: "Beauty · 6th sephirah", "ox; to learn · path 11". */
export function nameOf(shown: Selected): string {
  return shown.kind === 'sephirah'
    ? treeText.selection.sephirah(shown.item.title, shown.item.number)
    : treeText.selection.path(shown.item.sense, shown.item.number);
}
