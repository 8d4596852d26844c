import type { Explanation } from '../../../domain/gematria/index.ts';

type Ignored = Explanation['ignored'][number];

const SCRIPTS = ['Latin', 'Hebrew', 'Greek', 'Cyrillic', 'Arabic'] as const;

const NAMES: Readonly<Record<Exclude<Ignored['reason'], 'other script'>, readonly [string, string]>> = {
  'section mark': ['character of a section mark', 'characters of section marks'],
  'points and accents': ['point or accent', 'points and accents'],
  'iota subscript': ['iota written under its vowel', 'iotas written under their vowels'],
  punctuation: ['punctuation mark', 'punctuation marks'],
  digit: ['digit', 'digits'],
  'invisible character': ['invisible character', 'invisible characters'],
  'not in the alphabet of this method': [
    'sign that this method does not count',
    'signs that this method does not count',
  ],
};

/** The scripts of the letters in a text: "Latin", or "Latin and Greek". */
function scriptsIn(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const known = SCRIPTS.filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(text));
  const isAll = letters.every((letter) =>
    known.some((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(letter)),
  );
  const names = isAll ? known : [...known, 'other'];
  return names.length < 2 ? (names[0] ?? 'other') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * A sentence about the characters that did not count: "Left out: 3 Latin letters, 1 digit." Null if all characters
 * counted. Points and accents come last, because nearly every text has them.
 */
export function leftOut(ignored: readonly Ignored[]): string | null {
  if (ignored.length === 0) return null;
  const rank = ({ reason }: Ignored) => (reason === 'points and accents' ? 1 : 0);
  const parts = [...ignored]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ reason, text, count }) => {
      if (reason === 'other script') return `${count} ${scriptsIn(text)} letter${count === 1 ? '' : 's'}`;
      const [one, many] = NAMES[reason];
      const named = `${count} ${count === 1 ? one : many}`;
      return reason === 'not in the alphabet of this method' ? `${named} (${text})` : named;
    });
  return `Left out: ${parts.join(', ')}.`;
}
