import { foldFinals, hebrewLetters } from '../../hebrew/index.ts';

/** What readers write so as not to write the Name, in bare letters, with the words of the text that it stands for. */
const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = {
  יי: ['יהוה'],
  ייי: ['יהוה'],
  יקוק: ['יהוה'],
  יקוה: ['יהוה'],
  ידוד: ['יהוה'],
  הויה: ['יהוה'],
  השמ: ['יהוה'],
  אדוני: ['אדני', 'יהוה'],
  אדושמ: ['אדני', 'יהוה'],
  הקבה: ['יהוה'],
  השית: ['יהוה'],
  קה: ['יה'],
  צבקות: ['צבאות'],
};
/** With a geresh a single letter stands for the Name: ה׳, ד׳. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = { ה: ['יהוה'], ד: ['יהוה'], י: ['יהוה'] };

const PREFIX = /^ו?[הבכלמש]{0,2}$/u;
const GERESH = /['’׳‘´`′]+$/u;
/** God, written with a ק for its ה. */
const EL = /^(ו?[הבכלמש]{0,2})אלו?ק(?=.)/u;

/**
 * The words that a substitute of the Name stands for, with its prefixes. Empty if the word is none. `letters` are the
 * bare letters of the word as it is written.
 *
 * @example
 * ```ts
 * standsFor('לה', 'לה׳') // => ['ליהוה']
 * standsFor('אלוקימ', 'אלוקים') // => ['אלהימ']
 * standsFor('לה', 'לה') // => []
 * ```
 */
export function standsFor(letters: string, written: string): readonly string[] {
  if (EL.test(letters)) return [letters.replace(EL, '$1אלה')];
  const table = GERESH.test(written) ? { ...SUBSTITUTES, ...ABBREVIATIONS } : SUBSTITUTES;
  for (let length = 0; length <= 3; length++) {
    const [prefix, body] = [letters.slice(0, length), letters.slice(length)];
    const words = Object.hasOwn(table, body) ? table[body] : undefined;
    if (words !== undefined && PREFIX.test(prefix)) return words.map((word) => prefix + word);
  }
  return [];
}

/**
 * True if a word of a query is a substitute of the Name. Some of them are also words of the text, such as השם.
 *
 * @example
 * ```ts
 * standsForName('ה׳') // => true
 * standsForName('שלום') // => false
 * ```
 */
export const standsForName = (term: string): boolean =>
  term.split(/[\s"“”()]+/u).some((word) => standsFor(foldFinals(hebrewLetters(word)), word).length > 0);
