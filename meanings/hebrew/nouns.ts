import { remembered } from '../../domain/basics/index.ts';
import { pluralOf } from '../english/inflect.ts';
import type { MeaningWord } from '../meaning-word.ts';
import { ownWord } from '../words/index.ts';

/** An English noun or adjective for a Hebrew word. */
export interface English {
  readonly one: string;
  readonly many: string;
  /** True if an English `a` is possible before it. */
  readonly isCountable: boolean;
}

/** English nouns that cannot be counted, so that they have no "a". */
const MASS: ReadonlySet<string> = new Set(
  (
    'grass straw dust blood chaff fire light wax gold silver snow wool wrath bread oil honey darkness smoke clay sand ' +
    'ash ashes rain dew flesh emptiness water stubble iron bronze lead tin flour milk wine ice hail frost grain wheat ' +
    'barley mire mud brimstone wormwood hyssop fat dung pitch linen glass salt food wisdom'
  ).split(' '),
);

/** Matches a word that is a plural already. */
const HAS_PLURAL = /[^su]s$|\bmen$/u;

/** The plural of a noun, or of the first noun of a phrase: cakes of figs. */
function pluralOfPhrase(phrase: string): string {
  const [, head, rest] = /^(.+?)( (?:of|on|in|to|for|with|from) .*)$/u.exec(phrase) ?? [];
  const noun = head ?? phrase;
  return (HAS_PLURAL.test(noun) ? noun : pluralOf(noun)) + (rest ?? '');
}

/**
 * True for an entry of the table of words that is the whole meaning (it begins with `=`), so it gets no
 * article, owner or number.
 */
export const isWhole = (entry: string): boolean => entry.startsWith('=');

/**
 * Reads an entry of the table of words, or a dictionary's gloss. Its signs `|`, `~` and `=` are for the rules, so a reader
 * sees only what this function returns, never the entry itself.
 */
export const englishOf = remembered((entry): English => {
  const isMass = entry.endsWith('~');
  const [one = '', many] = entry.replace(/^=|~$/gu, '').split('|');
  return {
    one,
    many: many ?? (isMass ? one : pluralOfPhrase(one)),
    isCountable: !isMass && many !== one && !MASS.has(one),
  };
});

/** The part of a morphology code that says that a word is a name. */
const NAME_CODE = /^[HA](?:[^/]+\/)*Np(?:\/|$)/u;

type Facts = Pick<MeaningWord, 'strongs' | 'gloss' | 'morphology'>;

/** Our own English word or name, or else the dictionary's gloss. Null for a word without any. */
export function chosenWord({ strongs, gloss, morphology }: Facts): string | null {
  if (strongs === null) return gloss;
  const name = ownWord(`${strongs} name`);
  if (name !== null && NAME_CODE.test(morphology ?? '')) return name;
  return ownWord(strongs) ?? gloss;
}

/** The English word for a particle or pronoun: one without plural. */
export function plainWord(word: Facts): string | null {
  const entry = chosenWord(word);
  return entry === null ? null : englishOf(entry).one;
}

/** True if the word has a chosen plural. It is then a noun in English, even if its code says adjective. */
export const hasChosenPlural = (strongs: string | null): boolean =>
  ownWord(strongs ?? '')?.includes('|') === true;
