import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import type { Selected } from './selected.ts';

export function nameOf(shown: Selected): string {
  return shown.kind === 'sephirah'
    ? treeText.selection.sephirah(shown.item.title, shown.item.number)
    : treeText.selection.path(shown.item.sense, shown.item.number);
}
