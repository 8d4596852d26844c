import type { GematriaScript } from '../../../domain/gematria/method-types.ts';

export interface LetterKey {
  /** The text that the key writes. */
  readonly letter: string;
  readonly name: string;
  /** The text on the key, if the letter alone would be invisible. */
  readonly shown?: string;
}

const keys = (letters: string, names: string): LetterKey[] => {
  const every = names.split(', ');
  return [...letters].map((letter, place) => ({ letter, name: every[place] ?? letter }));
};

/** The letters in alphabetical order. Final forms and rare signs come last. */
export const LETTER_KEYS: Readonly<Record<GematriaScript, readonly LetterKey[]>> = {
  hebrew: [
    ...keys(
      'אבגדהוזחטיכלמנסעפצקרשת',
      'Alef, Bet, Gimel, Dalet, He, Vav, Zayin, Het, Tet, Yod, Kaf, Lamed, Mem, Nun, Samekh, Ayin, Pe, Tsade, Qof, Resh, Shin, Tav',
    ),
    ...keys('ךםןףץ', 'Final Kaf, Final Mem, Final Nun, Final Pe, Final Tsade'),
  ],
  greek: [
    ...keys(
      'αβγδεζηθικλμνξοπρστυφχψω',
      'Alpha, Beta, Gamma, Delta, Epsilon, Zeta, Eta, Theta, Iota, Kappa, Lambda, Mu, Nu, Xi, Omicron, Pi, Rho, Sigma, Tau, Upsilon, Phi, Chi, Psi, Omega',
    ),
    ...keys('ςϛϟϡ', 'Final Sigma, Stigma, Koppa, Sampi'),
    { letter: '\u0345', name: 'Iota Subscript', shown: '◌\u0345' },
  ],
};
