import { remembered } from '../../domain/basics/index.ts';
import { IRREGULAR_VERBS } from './irregular-verbs.ts';

/** Verbs of two syllables or more that double their last letter, although their stress is not visible in the spelling. */
const DOUBLED =
  /^(?:[^aeiou]*[aeiou][bdgklmnprt]|e?qui[tp]|be(?:get|gin|set|fit)|for(?:get|bid)|ab(?:et|hor)|(?:ad|com|per|sub|trans|re|o)mit|(?:oc|in|re)cur|(?:re|in|pre|trans|con|de)fer|re(?:but|bel|gret)|ex(?:pel|tol)|entrap|im?pel|com?pel|dispel|control|patrol|counsel|panel|quarrel|shrivel|travel|worship)$/u;
const NOT_DOUBLED = /^(?:do|go|be|show|sow|open|offer|answer)$|[wxy]$/u;

const doubles = (verb: string): boolean => DOUBLED.test(verb) && !NOT_DOUBLED.test(verb);

/** Applies a change to the first word of a phrase: `go up` becomes `went up`. */
const onFirst = (phrase: string, change: (verb: string) => string): string => {
  const space = phrase.indexOf(' ');
  return space === -1 ? change(phrase) : change(phrase.slice(0, space)) + phrase.slice(space);
};

function withEd(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubles(verb) ? `${verb + verb.slice(-1)}ed` : `${verb}ed`;
}

/**
 * The forms of an irregular verb. `Object.hasOwn` keeps inherited names such as `constructor` from being
 * found.
 */
const irregular = (verb: string): readonly string[] =>
  Object.hasOwn(IRREGULAR_VERBS, verb) ? (IRREGULAR_VERBS[verb] ?? '').split(' ') : [];

/**
 * The past of an English verb. Only the first word of a phrase changes.
 *
 * @example
 * ```ts
 * pastOf('go up') // => 'went up'
 * pastOf('carry') // => 'carried'
 * ```
 */
export const pastOf = remembered((phrase) => onFirst(phrase, (verb) => irregular(verb)[0] ?? withEd(verb)));

/**
 * The past participle of an English verb.
 *
 * @example
 * ```ts
 * participleOf('write') // => 'written'
 * ```
 */
export const participleOf = remembered((phrase) =>
  onFirst(phrase, (verb) => irregular(verb).at(-1) ?? withEd(verb)),
);

/**
 * The form of an English verb with -ing.
 *
 * @example
 * ```ts
 * gerundOf('lie down') // => 'lying down'
 * ```
 */
export const gerundOf = remembered((phrase) =>
  onFirst(phrase, (verb) => {
    if (verb === 'be') return 'being';
    if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
    if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
    return doubles(verb) ? `${verb + verb.slice(-1)}ing` : `${verb}ing`;
  }),
);

/**
 * The form of an English verb after he, she or it.
 *
 * @example
 * ```ts
 * thirdPersonOf('carry away') // => 'carries away'
 * ```
 */
export const thirdPersonOf = remembered((phrase) =>
  onFirst(phrase, (verb) => {
    if (verb === 'be') return 'is';
    if (verb === 'have') return 'has';
    if (verb === 'can' || verb === 'ought') return verb;
    return withS(verb);
  }),
);

/** Matches English words whose -ch has the sound of a k. */
const HARD_CH = /(?:eunu|monar|patriar|stoma)ch$/u;

function withS(word: string): string {
  if (HARD_CH.test(word)) return `${word}s`;
  if (/(?:[sxz]|[cs]h|[^aeiou]o)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** English nouns whose plural is not made with -s. */
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  calf: 'calves',
  cherub: 'cherubim',
  child: 'children',
  deer: 'deer',
  denarius: 'denarii',
  foot: 'feet',
  goose: 'geese',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  louse: 'lice',
  man: 'men',
  mouse: 'mice',
  ox: 'oxen',
  sheaf: 'sheaves',
  sheep: 'sheep',
  stadium: 'stadia',
  thief: 'thieves',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
};

/**
 * The plural of an English noun. In a phrase with `of`, `by`, `for` or `in`, the word before it changes.
 *
 * @example
 * ```ts
 * pluralOf('offering by fire') // => 'offerings by fire'
 * pluralOf('young man') // => 'young men'
 * ```
 */
export function pluralOf(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)( (?:of|by|for|in|to) .*)$/u.exec(noun) ?? [];
  const last = head.slice(head.lastIndexOf(' ') + 1);
  const [, stem = '', end = last] = /^(?!\p{Lu})(.*)(man|child|wife|foot|tooth)$/u.exec(last) ?? [];
  const plural = Object.hasOwn(IRREGULAR_PLURALS, end) ? IRREGULAR_PLURALS[end] : undefined;
  return (
    head.slice(0, head.length - last.length) + (plural === undefined ? withS(last) : stem + plural) + rest
  );
}

const BASES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(IRREGULAR_VERBS).flatMap(([base, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, base]),
  ),
  ...Object.entries(IRREGULAR_PLURALS).map(([base, plural]): [string, string] => [plural, base]),
  ...['is', 'are', 'am', 'were'].map((form): [string, string] => [form, 'be']),
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
]);

/**
 * The base of an irregular English form; any other word stays.
 *
 * @example
 * ```ts
 * baseOf('went') // => 'go'
 * ```
 */
export const baseOf = (word: string): string => BASES.get(word) ?? word;
