/** The rules of articles and particles, which still ask for the words and a place. */
import { article as articleAt, articleOfParticiple as articlePlace } from './article.ts';
import { glossOf, isPersonal } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';
import {
  isConditional as isConditionalAt,
  isDenied as isDeniedAt,
  isSubordinate as isSubordinateAt,
  particle as particleAt,
} from './particles.ts';

const PERSON = {
  glossOf: (word: unknown) => glossOf(word as GreekWord),
  isPerson: (word: unknown) => isPersonal(word as GreekWord),
};

export const article = (word: GreekWord): string | null =>
  word.parsing.kind === 'nominal' ? articleAt(word.verse.words, word.place, word.parsing, PERSON) : null;

export function articleOfParticiple(word: GreekWord): GreekWord | null {
  const place = articlePlace(word.verse.words, word.place);
  return place === -1 ? null : word.verse.word(place);
}

export const particle = (word: GreekWord): string | null => particleAt(word.verse.words, word.place);
export const isSubordinate = (word: GreekWord): boolean => isSubordinateAt(word.verse.words, word.place);
export const isConditional = (word: GreekWord): boolean => isConditionalAt(word.verse.words, word.place);
export const isDenied = (word: GreekWord): boolean => isDeniedAt(word.verse.words, word.place);
