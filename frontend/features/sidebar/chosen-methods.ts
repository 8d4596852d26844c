import { METHOD_IDS, type MethodId } from '../../../domain/gematria/method-types.ts';

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

/** Adds a method or removes it. The last method cannot be removed, because a page without methods has no values. */
export function toggleMethod(methods: readonly MethodId[], id: MethodId): readonly MethodId[] {
  const toggled = METHOD_IDS.filter((one) => methods.includes(one) !== (one === id));
  return toggled.length === 0 ? methods : toggled;
}
