import { oneOf, type Read, textUpTo, withDefault } from '../../domain/basics/index.ts';
import { MAX_TEXT } from '../../domain/contract/limits.ts';
import { type MiluiSpelling, methodId } from '../../domain/gematria/method-types.ts';

const SPELLINGS: readonly MiluiSpelling[] = ['standard', 'av', 'sag', 'mah', 'ben'];

const calculatorText = withDefault(textUpTo(MAX_TEXT), '');

export const OPTIONS = {
  iotaSubscript: oneOf(['ignored', 'counted']),
  milui: oneOf(SPELLINGS),
  one: oneOf(['masculine', 'feminine']),
};

/** The search parameters of the calculators. `with` is the text to compare with the first text. */
export const CALCULATOR_SEARCH = {
  script: withDefault(oneOf(['hebrew', 'greek']), 'hebrew'),
  word: calculatorText,
  text: calculatorText,
  about: withDefault(oneOf(['word', 'text']), 'word'),
  with: calculatorText,
  method: methodId,
  iotaSubscript: withDefault(OPTIONS.iotaSubscript, 'ignored'),
  milui: withDefault(OPTIONS.milui, 'standard'),
  one: withDefault(OPTIONS.one, 'masculine'),
};
export type CalculatorSearch = Read<typeof CALCULATOR_SEARCH>;
