import { withFinalSigma } from '../../greek/index.ts';

/**
 * Keyboard layouts: what the keys of a Latin keyboard (QWERTY) give on a Hebrew one (Israeli standard SI 1452) and on a
 * Greek one, key by key. Source: the keyboard tables of the Unicode CLDR project, `he-t-k0` and `el-t-k0`.
 */
const LATIN_KEYS = "qwertyuiopasdfghjkl;'zxcvbnm,./";
const KEYS_OF = {
  hebrew: "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ.",
  greek: ";ςερτυθιοπασδφγηξκλ´'ζχψωβνμ,./",
} as const;

type Keyboard = keyof typeof KEYS_OF;

/** A word that means something else to the search: an operator, a number, a Strong's number or a lemma. */
const KEPT = /^(?:AND|OR|NOT|=.*|[HG]\d+[a-z]?|lemma:.*)$/u;
const BETWEEN = /(\s+|[()"“”„«»]+)/u;

function convert(text: string, letters: RegExp, from: string, to: string): string {
  const keyOf = new Map([...from].map((key, at) => [key, to[at] ?? key]));
  return text
    .split(BETWEEN)
    .map((word) =>
      KEPT.test(word) || !letters.test(word)
        ? word
        : [...word.toLowerCase()].map((key) => keyOf.get(key) ?? key).join(''),
    )
    .join('');
}

/**
 * A text that was typed with a Latin layout, as the same keys give it with another one.
 *
 * @example
 * ```ts
 * fromLatinKeys('akuo', 'hebrew') // => 'שלום'
 * fromLatinKeys('logow', 'greek') // => 'λογος'
 * ```
 */
export function fromLatinKeys(text: string, keyboard: Keyboard): string {
  return withFinalSigma(convert(text, /[A-Za-z]/u, LATIN_KEYS, KEYS_OF[keyboard]).replaceAll('´', ''));
}

/**
 * A text that was typed with a Hebrew or Greek layout, as the same keys give it with a Latin one.
 *
 * @example
 * ```ts
 * toLatinKeys('ךןעיא', 'hebrew') // => 'light'
 * ```
 */
export function toLatinKeys(text: string, keyboard: Keyboard): string {
  const letters = keyboard === 'hebrew' ? /[א-ת]/u : /[α-ω]/u;
  const bare =
    keyboard === 'greek'
      ? text
          .normalize('NFD')
          .replace(/\p{M}+/gu, '')
          .toLowerCase()
      : text;
  return convert(bare, letters, KEYS_OF[keyboard], LATIN_KEYS);
}
