import { parsingParts } from '../hebrew/index.ts';

/**
 * True if a morphology code says noun. A name is a noun too. A Greek form with several readings is a noun only by all of
 * them.
 *
 * @example
 * ```ts
 * isNoun('HR/Ncfsa') // => true
 * isNoun('HNp') // => true
 * isNoun('N-NSM,N-ASM') // => true
 * isNoun('HVqp3ms') // => false
 * ```
 */
export const isNoun = (code: string): boolean =>
  parsingParts(code)?.some((part) => part.code.startsWith('N')) ??
  code.split(',').every((reading) => reading.startsWith('N-'));

/** A noun in the codes of STEPBible that says of whom it is the name: `N-NSM-P`, a person. */
const GREEK_NAME = /^N-[A-Z]{3}-[LP]/u;

/**
 * True if a morphology code says proper name. Most Greek codes do not tell names from other nouns.
 *
 * @example
 * ```ts
 * isName('HC/Np') // => true
 * isName('N-NSM-P') // => true
 * isName('N-NSM') // => false
 * ```
 */
export const isName = (code: string): boolean =>
  parsingParts(code)?.some((part) => part.code.startsWith('Np')) ?? GREEK_NAME.test(code);
