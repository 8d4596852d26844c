/** How a word belongs to the nouns, the articles and the participles beside it. */

import type { GreekWord } from './greek-word.ts';
import { articleOfParticiple, isPossessions } from './rules/articles.ts';

/** True if a noun that agrees is directly before or after the word. */
export const isBesideNoun = (word: GreekWord): boolean =>
  [word.previous, word.next].some((near) => near.isNoun && near.agrees(word));

/** True if an article that agrees is directly before the word. */
export const isAfterArticle = (word: GreekWord): boolean =>
  word.previous.isArticle && word.previous.agrees(word);

/** True if an article that agrees is directly after the word: "the spirit itself". */
export const isBeforeArticle = (word: GreekWord): boolean => word.next.isArticle && word.next.agrees(word);

/** True if a noun that agrees, or its article, is beside the word: "this man". */
export const belongsToNoun = (word: GreekWord): boolean =>
  isAfterArticle(word) || isBeforeArticle(word) || isBesideNounOrItsArticle(word);

/** True if a noun that agrees is beside the word, or after the article that follows. */
export const isBesideNounOrItsArticle = (word: GreekWord): boolean =>
  isBesideNoun(word) || (word.next.isArticle && word.at(2).isNoun && word.at(2).agrees(word));

/** True if a noun that agrees follows after words without a case: "no · then · now · condemnation". */
export function isBeforeNounSoon(word: GreekWord): boolean {
  const next = word.nearestAfter(3, ({ parsing }) => parsing.kind !== 'particle');
  return next.isNoun && next.agrees(word);
}

/** True if a genitive pronoun belongs to the noun before or after it: "his name". */
export function ownsNoun(word: GreekWord): boolean {
  const isOwned = (near: GreekWord): boolean =>
    near.isNoun || isPossessions(near) || (near.isOfPart('A') && near.continues);
  return isOwned(word.previous) || word.next.isArticle || isOwned(word.next);
}

/** True if a participle beside a genitive makes it a clause of its own: "when he had come". */
export const isAbsolute = (word: GreekWord): boolean =>
  [-2, -1, 1, 2].some((steps) => {
    const near = word.at(steps);
    return near.isVerb && near.agrees(word) && articleOfParticiple(near) === null && !isPossessions(near);
  });
