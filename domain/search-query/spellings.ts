import { stemmer } from 'stemmer';
import { PARTS_OF_WORD } from './english/hyphenated-words.ts';
import { formsToSearch } from './english/old-endings.ts';
import { writtenIotas } from './greek-iotas.ts';
import type { WordsTerm } from './terms.ts';

/** Words that follow each other in a text, divided as there. */
type Words = readonly [string, ...string[]];

/**
 * The most spellings of one term, or of a phrase of several, that are searched: enough for four names in one phrase.
 */
const MAX_SPELLINGS = 48;

/**
 * The ways in which a text can write a term, the way that is typed first. A name with a hyphen is also searched as one
 * word, and the reverse (Beth-el, Bethel). A word that is not exact is also searched with its old endings. An
 * iota of a Greek word is searched below and beside its vowel.
 *
 * @example
 * ```ts
 * spellingsOf({ kind: 'words', script: 'latin', tokens: ['bethel'], exact: true, prefix: false }) // => [['bethel'], ['beth', 'el']]
 * ```
 */
export function spellingsOf({ script, tokens, exact, prefix }: WordsTerm): readonly Words[] {
  if (script === 'greek') return combined(tokens.map((token) => writtenIotas(token).map((word) => [word])));
  if (script === 'hebrew') return [tokens];
  const ways = tokens.map((token, at) => spellingsOfWord(token, exact, prefix && at === tokens.length - 1));
  return combined(ways);
}

function spellingsOfWord(token: string, exact: boolean, isBeginning: boolean): readonly Words[] {
  const whole = token.replaceAll('-', '');
  const parts = isBeginning ? partsOfBeginning(whole) : [PARTS_OF_WORD.get(whole) ?? []];
  const forms = exact ? [] : formsToSearch(whole).map((form) => [form]);
  return distinct([token.split('-'), [whole], ...parts, ...forms]);
}

/** The beginnings of written words that a beginning of a whole word can be: bethe → beth, e. */
function partsOfBeginning(beginning: string): string[][] {
  return [...PARTS_OF_WORD]
    .filter(([whole]) => whole.startsWith(beginning))
    .map(([, parts]) => {
      const words: string[] = [];
      let left = beginning;
      for (const part of parts) {
        if (left !== '') words.push(left.slice(0, part.length));
        left = left.slice(part.length);
      }
      return words;
    });
}

function distinct(ways: readonly (readonly string[])[]): Words[] {
  const byText = new Map<string, Words>();
  for (const [first, ...rest] of ways) {
    if (first !== undefined) byText.set([first, ...rest].join(' '), [first, ...rest]);
  }
  return [...byText.values()];
}

/**
 * Every choice of one way from each list, joined. Choices with fewer other ways than the first come first, and a long
 * rest is left out.
 *
 * @example
 * ```ts
 * combined([[['a'], ['b']], [['c'], ['d']]]) // => [['a', 'c'], ['a', 'd'], ['b', 'c'], ['b', 'd']]
 * ```
 */
export function combined<Item>(
  lists: readonly (readonly (readonly [Item, ...Item[]])[])[],
): (readonly [Item, ...Item[]])[] {
  const found: (readonly [Item, ...Item[]])[] = [];
  for (let changes = 0; changes <= lists.length && found.length < MAX_SPELLINGS; changes++) {
    for (const [first, ...rest] of choices(lists, changes)) {
      if (first !== undefined && found.length < MAX_SPELLINGS) found.push([first, ...rest]);
    }
  }
  return found;
}

function* choices<Item>(
  lists: readonly (readonly (readonly Item[])[])[],
  changes: number,
): Generator<readonly Item[]> {
  const [ways, ...rest] = lists;
  if (ways === undefined) {
    if (changes === 0) yield [];
    return;
  }
  if (changes > lists.length) return;
  for (const [at, way] of ways.entries()) {
    if (at > 0 && changes === 0) break;
    for (const others of choices(rest, at === 0 ? changes : changes - 1)) yield [...way, ...others];
  }
}

/** The form in which a word of a term and a word of a text are compared. The stemmed table stores Porter's stems. */
export const comparedForm = ({ script, exact }: WordsTerm, word: string): string =>
  script === 'latin' && !exact ? stemmer(word) : word;
