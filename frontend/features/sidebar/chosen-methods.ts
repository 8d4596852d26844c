import { METHOD_IDS, type MethodId } from '../../../domain/gematria/method-types.ts';

/** The checkboxes of the sidebar. */
export const MAIN_METHODS = [
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
] as const satisfies readonly MethodId[];

/** Methods in the order in which they are listed everywhere. */
export const inOrder = (methods: readonly MethodId[]): readonly MethodId[] =>
  METHOD_IDS.filter((id) => methods.includes(id));

/** The choice with a method added or taken away. The last method stays: without one there is nothing to show. */
export function toggleMethod(methods: readonly MethodId[], id: MethodId): readonly MethodId[] {
  const toggled = METHOD_IDS.filter((one) => methods.includes(one) !== (one === id));
  return toggled.length === 0 ? methods : toggled;
}
