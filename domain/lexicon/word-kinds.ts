import { parsingParts } from '../hebrew/index.ts';

/** True if a Greek code has such a part in each of its readings. */
const greekHas = (code: string, kind: RegExp): boolean =>
  code.split('/').every((reading) => reading.split('+').some((part) => kind.test(part)));

/**
 * True if a morphology code says noun. A name is a noun too. A Greek word with several readings is a noun only by all of
 * them.
 *
 * @example
 * ```ts
 * isNoun('HR/Ncfsa') // => true
 * isNoun('HNp') // => true
 * isNoun('N-NSM/N-ASM') // => true
 * isNoun('HVqp3ms') // => false
 * ```
 */
export const isNoun = (code: string): boolean =>
  parsingParts(code)?.some((part) => part.code.startsWith('N')) ?? greekHas(code, /^N-/u);

/** A noun in the codes of STEPBible that says of what it is the name: `N-NSM-P`, a person; `N-GSF-L`, a place. */
const GREEK_NAME = /^N-[A-Z]{3}-[LP]$/u;

/**
 * True if a morphology code says proper name. Robinson's codes of the Byzantine text do not tell names from other nouns.
 *
 * @example
 * ```ts
 * isName('HC/Np') // => true
 * isName('N-NSM-P') // => true
 * isName('N-NSM') // => false
 * ```
 */
export const isName = (code: string): boolean =>
  parsingParts(code)?.some((part) => part.code.startsWith('Np')) ?? greekHas(code, GREEK_NAME);
