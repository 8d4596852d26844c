import { DEFAULT_METHODS } from '../../../domain/explorer-query.ts';
import { METHOD_IDS, type MethodId } from '../../../domain/gematria/method-types.ts';

/** The checkboxes of the sidebar. */
export const MAIN_METHODS = [
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
] as const satisfies readonly MethodId[];

/** The methods of an address, in the order in which they are listed everywhere. */
export function chosenMethods(methods: string | undefined): readonly MethodId[] {
  if (methods === undefined) return DEFAULT_METHODS;
  const named = new Set(methods.split(','));
  return METHOD_IDS.filter((id) => named.has(id));
}

/**
 * What the address names after a method was added or taken away; undefined for the default choice. The last method
 * stays: without one there is nothing to show.
 */
export function toggleMethod(methods: string | undefined, id: MethodId): string | undefined {
  const chosen = chosenMethods(methods);
  const toggled = METHOD_IDS.filter((one) => chosen.includes(one) !== (one === id));
  if (toggled.length === 0) return methods;
  const isDefault = toggled.join() === DEFAULT_METHODS.join();
  return isDefault ? undefined : toggled.join(',');
}
