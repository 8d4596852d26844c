import type { Explanation } from '../../../domain/gematria/index.ts';
import { calculatorText } from '../../text/calculator.ts';

type Ignored = Explanation['ignored'][number];

const SCRIPTS = ['Latin', 'Hebrew', 'Greek', 'Cyrillic', 'Arabic'] as const;

const text = calculatorText.notCounted;
const NAMES: Readonly<Record<Exclude<Ignored['reason'], 'other script'>, readonly [string, string]>> =
  text.reasons;

/** The scripts of the letters in a text: `['Latin', 'Greek']`. */
function scriptsIn(signs: string): readonly string[] {
  const letters = signs.match(/\p{L}/gu) ?? [];
  const known = SCRIPTS.filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(signs));
  const isAll = letters.every((letter) =>
    known.some((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(letter)),
  );
  return isAll ? known : [...known, text.otherScript];
}

/**
 * A sentence about the characters that did not count: "Not counted: 3 Latin letters, 1 digit." Null if all characters
 * counted. Points and accents come last, because nearly every text has them.
 */
export function leftOut(ignored: readonly Ignored[]): string | null {
  if (ignored.length === 0) return null;
  const rank = ({ reason }: Ignored) => (reason === 'points and accents' ? 1 : 0);
  const parts = [...ignored]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ reason, text: signs, count }) => {
      if (reason === 'other script') return text.letters(count, scriptsIn(signs));
      const named = text.count(count, NAMES[reason]);
      return reason === 'not in the alphabet of this method' ? text.which(named, signs) : named;
    });
  return text.sentence(parts);
}
