import type { Explanation } from '../../../domain/gematria/index.ts';
import { notCountedText } from '../../text/verse/not-counted-text.ts';

type Ignored = Explanation['ignored'][number];

const SCRIPTS = ['Latin', 'Hebrew', 'Greek', 'Cyrillic', 'Arabic'] as const;

const text = notCountedText;
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
 * A sentence about the characters of a typed text that have no value: "3 Latin letters and 1 digit are not counted."
 * Null if all characters counted. Points and accents come last, because nearly every text has them.
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
  return text.sentence(parts, ignored.length === 1 && ignored[0]?.count === 1);
}
