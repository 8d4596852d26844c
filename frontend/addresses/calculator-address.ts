import { oneOf, type Read, textUpTo, withDefault } from '../../domain/basics/index.ts';
import { MAX_TEXT } from '../../domain/contract/limits.ts';
import { type MiluiSpelling, methodId, type TavName } from '../../domain/gematria/method-types.ts';

const SPELLINGS: readonly MiluiSpelling[] = ['standard', 'av', 'sag', 'mah', 'ben'];
const TAV_NAMES: readonly TavName[] = ['plain', 'alef', 'yod'];

const calculatorText = withDefault(textUpTo(MAX_TEXT), '');

export const OPTIONS = {
  iotaSubscript: withDefault(oneOf(['ignored', 'counted']), 'ignored'),
  milui: withDefault(oneOf(SPELLINGS), 'standard'),
  tav: withDefault(oneOf(TAV_NAMES), 'plain'),
  one: withDefault(oneOf(['masculine', 'feminine']), 'masculine'),
};

/** The search parameters of the calculators. `with` is the text to compare with the first text. */
export const CALCULATOR_SEARCH = {
  script: withDefault(oneOf(['hebrew', 'greek']), 'hebrew'),
  word: calculatorText,
  text: calculatorText,
  about: withDefault(oneOf(['word', 'text']), 'word'),
  with: calculatorText,
  method: methodId,
  ...OPTIONS,
};
export type CalculatorSearch = Read<typeof CALCULATOR_SEARCH>;
