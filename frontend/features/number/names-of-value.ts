import { gematriaValue } from '../../../domain/gematria/index.ts';
import { NAMES } from '../../../domain/names/index.ts';
import type { Script } from '../../shared/methods.ts';

/** A name of the list whose spelling has a value. */
export interface NameOfValue {
  readonly name: string;
  readonly spelling: string;
  readonly script: Script;
  readonly meaning: string;
}

/** The names whose Hebrew or Greek spelling adds up to a value by the standard method of its script. */
export function namesOfValue(value: number): readonly NameOfValue[] {
  return NAMES.flatMap(({ name, hebrew, greek, meaning }) =>
    (
      [
        ['hebrew', hebrew, 'HEBREW_STANDARD'],
        ['greek', greek, 'GREEK_STANDARD'],
      ] as const
    ).flatMap(([script, spelling, method]) =>
      spelling !== null && gematriaValue(method, spelling) === value
        ? [{ name, spelling, script, meaning }]
        : [],
    ),
  );
}
