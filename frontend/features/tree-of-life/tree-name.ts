import { ordinal } from '../../../domain/number-facts.ts';
import type { Selected } from './selected.ts';

/** The line under the name: "Beauty · 6th sephirah", "ox; to learn · path 11". */
export function nameOf(shown: Selected): string {
  return shown.kind === 'sephirah'
    ? `${shown.item.title} · ${ordinal(shown.item.number)} sephirah`
    : `${shown.item.sense} · path ${shown.item.number}`;
}
