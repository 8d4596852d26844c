import { CORE_BOOKS } from '../../../domain/canon/index.ts';
import { sequencesIn } from './sequences.ts';

/** The letters for which people usually write a digit or a sign. The first or the second of two letters is meant. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'il',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'gb',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '§': 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '(': 'c',
  '€': 'e',
  '£': 'l',
};

/** The most characters at each end of a password that may stand for letters, such as the 4 of `4dm1n`. */
const MOST_SUBSTITUTED = 3;
/** With more sequences than this around its core, a password is not easy to guess. */
const MOST_DROPPED = 8;
const SHORTEST_CORE = 3;

/** Words that a person would think of first on this site, and that the list of common passwords may not have. */
const OWN_WORDS = [
  ...[
    'gematria',
    'explorer',
    'scriptures?',
    'by',
    'numbers?',
    'holy',
    'bible',
    'hebrew',
    'greek',
    'torah',
    'tanakh',
  ],
  ...[
    'verses?',
    'psalms?',
    'gospels?',
    'strongs?',
    'isopsephy',
    'kabbalah',
    'elohim',
    'adonai',
    'yahweh',
    'jehovah',
  ],
  ...['i', 'love', 'my', 'the', 'study', 'god', 'jesus', 'christ', 'lord'],
  ...CORE_BOOKS.map(({ name }) => name.toLowerCase().replace(/[^a-z]/g, '')),
];
const ONLY_OWN_WORDS = new RegExp(`^(?:${OWN_WORDS.join('|')}){1,3}$`);
const REPEATED = /^(.{3,}?)\1+$/u;

/**
 * What remains of a password without the changes that people usually make to a word: digits and signs at the ends,
 * digits and signs in the place of letters, accents, spaces, hyphens and repetition. The password must be in lower case.
 *
 * @example
 * ```ts
 * coresOf('p@ssw0rd123!') // has "password"
 * coresOf('summer2026') // has "summer"
 * ```
 */
export function coresOf(password: string): ReadonlySet<string> {
  const letters = password.normalize('NFKD').replace(/\p{M}/gu, '');
  const texts = new Set([letters, letters.replace(/[\s\p{Pd}._]/gu, '')]);
  const cores = new Set([...texts].flatMap(withoutEnds));
  const readings = new Set([...cores].flatMap(readingsOf));
  return new Set([...readings].flatMap((core) => [core, REPEATED.exec(core)?.[1] ?? core]));
}

/** A text without digits and signs at its ends. Those next to the letters may stay, because they may stand for letters. */
function withoutEnds(text: string): string[] {
  const [, before = '', middle = '', after = ''] = /^(\P{L}*)(\p{L}.*\p{L})(\P{L}*)$/su.exec(text) ?? [];
  const kept = Array.from({ length: MOST_SUBSTITUTED + 1 }, (_, count) => count);
  return kept.flatMap((first) =>
    kept.flatMap((last) => {
      const dropped = [before.slice(0, Math.max(0, before.length - first)), after.slice(last)];
      const core = before.slice(dropped[0]?.length) + middle + after.slice(0, last);
      const isGuessed = dropped.reduce((sum, part) => sum + sequencesIn(part), 0) <= MOST_DROPPED;
      return isGuessed && core.length >= SHORTEST_CORE ? [core] : [];
    }),
  );
}

/** A text as it is, and with letters in the place of digits and signs. */
function readingsOf(text: string): string[] {
  const read = (isFirst: (of: string) => boolean) =>
    [...text].map((one) => SUBSTITUTES[one]?.at(isFirst(one) ? 0 : -1) ?? one).join('');
  return [text, read(() => true), read(() => false), read((one) => one === '6'), read((one) => one !== '6')];
}

/** True if a text is one to three words of this site and nothing else, such as the product's name or the name of a book. */
export const isOfOwnWords = (core: string): boolean => ONLY_OWN_WORDS.test(core);

/** True if a text is two words of a list, one after the other, such as `dragonmonkey`. */
export const isTwoOf = (words: ReadonlySet<string>, core: string): boolean =>
  Array.from(core, (_, at) => at).some(
    (at) => at >= SHORTEST_CORE && words.has(core.slice(0, at)) && words.has(core.slice(at)),
  );
