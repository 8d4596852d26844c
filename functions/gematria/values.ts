import { STANDARD_AND_ORDINAL } from '../../domain/addresses/index.ts';
import type { MethodValue } from '../../domain/contract/index.ts';
import { type GematriaScript, isMethodId, type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import { Problem } from '../ctx/errors.ts';

export function defaultMethods(script: GematriaScript): readonly [MethodId, ...MethodId[]] {
  return STANDARD_AND_ORDINAL[script];
}

export function knownMethods(ids: readonly string[]): MethodId[] {
  return ids.map((id) => knownMethod(id, 'methods'));
}

export function knownMethod(id: string, field = 'method'): MethodId {
  if (isMethodId(id)) return id;
  const shown = id.slice(0, 40);
  throw new Problem('bad_request', `There is no method “${shown}”.`, {
    fields: { [field]: `unknown method ${shown}; see /api/methods` },
  });
}

/**
 * The values of words (letters only) by each method. A value is null if the words have no letter of the method's
 * script.
 */
export function valuesOf(methods: readonly MethodId[], words: readonly string[]): MethodValue[] {
  return methods.map((method) => ({ method, value: valueOfWords(method, words) }));
}
