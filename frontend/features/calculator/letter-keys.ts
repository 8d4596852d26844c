import type { GematriaScript } from '../../../domain/gematria/method-types.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';

export interface LetterKey {
  readonly letter: string;
  readonly name: string;
  readonly shown?: string;
}

const keys = (letters: string, names: string): LetterKey[] => {
  const every = names.split(', ');
  return [...letters].map((letter, place) => ({ letter, name: every[place] ?? letter }));
};

const names = calculatorText.keys.letters;

/** The letters in alphabetical order. Final forms and rare signs come last. */
export const LETTER_KEYS: Readonly<Record<GematriaScript, readonly LetterKey[]>> = {
  hebrew: [...keys('אבגדהוזחטיכלמנסעפצקרשת', names.hebrew), ...keys('ךםןףץ', names.hebrewFinals)],
  greek: [
    ...keys('αβγδεζηθικλμνξοπρστυφχψω', names.greek),
    ...keys('ςϛϟϡ', names.greekOthers),
    { letter: '\u0345', name: names.iotaSubscript, shown: '◌\u0345' },
  ],
};
