import { METHOD_IDS } from '../../../domain/gematria/method-names.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';

/** The methods that always have a checkbox in the sidebar. */
export const MAIN_METHODS = [
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
] as const satisfies readonly MethodId[];

/** Sorts methods into the order of the method list. */
export const inOrder = (methods: readonly MethodId[]): readonly MethodId[] =>
  METHOD_IDS.filter((id) => methods.includes(id));

/**
 * Adds a method or removes it. The other methods keep their order, because the first one is the main method. A list in
 * the order of the method list stays in this order.
 */
export function toggleMethod(methods: readonly MethodId[], id: MethodId): readonly MethodId[] {
  if (methods.includes(id)) return methods.filter((one) => one !== id);
  const isInOrder = inOrder(methods).every((one, at) => one === methods[at]);
  return isInOrder ? inOrder([...methods, id]) : [...methods, id];
}
