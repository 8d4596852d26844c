/** The functions of the other half under their agreed signatures. The merge deletes this file. */
import type { HebrewWord } from './hebrew-word.ts';
import * as nouns from './nominal.ts';
import type { English } from './nouns.ts';
import type { Inflection } from './parse.ts';
import * as references from './references.ts';
import type { VerseWords } from './verse-words.ts';

const verseOf = (word: HebrewWord) => word.verse as VerseWords;

export const nominal = (word: HebrewWord) => nouns.nominal(verseOf(word), word.place, word);
export const nounPhrase = (word: HebrewWord, noun: English) =>
  nouns.nounPhrase(verseOf(word), word.place, word, noun);
export const objectHere = (word: HebrewWord, suffix: Inflection) =>
  references.objectHere(verseOf(word), word.place, suffix);
export const prefixByNeighbour = (word: HebrewWord, letter: string) =>
  references.prefixByNeighbour(verseOf(word), word.place, letter);
