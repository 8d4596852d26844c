import type { GematriaScript } from '../../../domain/gematria/method-types.ts';

export interface LetterKey {
  /** What it writes. */
  readonly letter: string;
  readonly name: string;
  /** What it shows, where the letter alone would not be seen. */
  readonly shown?: string;
}

const keys = (letters: string, names: string): LetterKey[] => {
  const every = names.split(', ');
  return [...letters].map((letter, place) => ({ letter, name: every[place] ?? letter }));
};

/** The letters in the order of the alphabet, those at a word's end and the rare signs last. */
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
