import { gematriaValue } from '../../../domain/gematria/index.ts';
import { attributedMeaning, NAMES } from '../../../domain/names/index.ts';
import type { Script } from '../../shared/methods/methods.ts';

export interface NameOfValue {
  readonly name: string;
  readonly spelling: string;
  readonly script: Script;
  /** The meaning of the name, with the name of the dictionary if only a dictionary has it. */
  readonly meaning: string;
}

export function namesOfValue(value: number): readonly NameOfValue[] {
  return NAMES.flatMap((known) =>
    (
      [
        ['hebrew', known.hebrew, 'HEBREW_STANDARD'],
        ['greek', known.greek, 'GREEK_STANDARD'],
      ] as const
    ).flatMap(([script, spelling, method]) =>
      spelling !== null && gematriaValue(method, spelling) === value
        ? [{ name: known.name, spelling, script, meaning: attributedMeaning(known) }]
        : [],
    ),
  );
}
