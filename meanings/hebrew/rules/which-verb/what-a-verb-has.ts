import type { HebrewWord } from '../../hebrew-word.ts';

type Fits = (word: HebrewWord) => boolean;

/** True if one of the `count` words after a verb fits. The next verb and the end of the clause end the search. */
export function hasObject(verb: HebrewWord, fits: Fits, count = 3): boolean {
  for (let steps = 1; steps <= count && !verb.at(steps).isVerb; steps += 1) {
    if (fits(verb.at(steps))) return true;
    if (verb.at(steps - 1).endsClause) return false;
  }
  return false;
}

/** True if one of the three words after a verb has one of these numbers, before the next verb. */
export const hasNear = (verb: HebrewWord, ...numbers: readonly string[]): boolean =>
  hasObject(verb, (next) => next.is(...numbers));

/** True if one of the four words after a verb, or of the two before it, has one of these numbers. */
export const hasBeside = (verb: HebrewWord, ...numbers: readonly string[]): boolean =>
  hasObject(verb, (next) => next.is(...numbers), 4) || verb.someBefore(2, (before) => before.is(...numbers));

export const isQal: Fits = ({ stem }) => stem === 'q';
export const isPiel: Fits = ({ stem }) => stem === 'p';
export const isHiphil: Fits = ({ stem }) => stem === 'h';
export const isNiphal: Fits = ({ stem }) => stem === 'N';

/** True for a verb with a pronoun as its object, either its own suffix or that of the object marker. */
export const hasPronounObject = (verb: HebrewWord): boolean =>
  (verb.suffix !== null && verb.form !== 'c') || (verb.next.isObjectMarker && verb.next.suffix !== null);

/** True for a word that can stand between "to make" and its object: the subject, "to him", a number. */
const isBetween: Fits = (word) =>
  (word.isAside && !word.isObjectMarker) ||
  (word.isName && !word.is('H842')) ||
  word.isNumeral ||
  word.code.startsWith('Ng') ||
  word.is('H430', 'H4994', 'H8033') ||
  (word.is('H376', 'H4428', 'H5971', 'H3548') && word.hasArticle && !word.hasPrefix);

/** The word after "to make" or "to do" where its object is. It can be a verb or an empty word if there is no object. */
export function objectAfter(verb: HebrewWord): HebrewWord {
  let word = verb.next;
  while (word.exists && isBetween(word)) word = word.next;
  if (word.isObjectMarker && word.suffix === null) word = word.next;
  return word.is('H3605') && !word.next.is('H834') ? word.next : word;
}

/** The first verb in the next four words, or else the fifth word. */
export const nextVerb = (verb: HebrewWord): HebrewWord =>
  [1, 2, 3, 4].map((steps) => verb.at(steps)).find(({ isVerb }) => isVerb) ?? verb.at(5);
