import type { MeaningWord } from './meaning-word.ts';
import { isChosen } from './words/index.ts';

/**
 * Matches the morphology codes of prepositions, conjunctions, particles, pronouns, numerals and names, after
 * any prefixes and before a suffix.
 */
const HEBREW_CLASS = /^[HA](?:[CRT][a-z]?\/)*(?:[CPRT]|Ac|Np)[^/]*(?:\/S[^/]*)?$/u;

/**
 * The Strong's numbers of the other words of these classes. Most are Greek, because SBLGNT has no parsings.
 * Names are not among them: their gloss has a capital letter.
 */
const NUMBERS = new Set(
  // כל, whose code is that of a noun.
  (
    'H3605 ' +
    // The article, pronouns and numerals.
    'G3588 G1473 G4771 G846 G3778 G1565 G3592 G3739 G3748 G3745 G5100 G5101 G1438 G1683 G4572 G240 G5108 G3956 ' +
    'G1520 G1417 G5140 G5064 G4002 G1803 G2033 G3638 G1767 G1176 G1427 G1501 G5144 G5062 G1540 G5507 G5505 ' +
    // Conjunctions and particles.
    'G2532 G1161 G1063 G3767 G3754 G235 G2228 G5037 G3303 G1487 G1437 G2443 G3704 G5613 G2531 G5618 G5620 G1352 ' +
    'G1360 G1893 G3752 G3753 G1499 G1535 G2579 G2504 G3756 G3361 G3761 G3366 G3777 G3383 G3780 G302 G2400 G2396 ' +
    // Prepositions.
    'G1722 G1519 G1537 G575 G1223 G3326 G4862 G4314 G2596 G1909 G3844 G4012 G5228 G5259 G4253 G473 G303 G2193 G891 ' +
    'G1799 G1715 G5565 G1752 G4133 G1726'
  ).split(' '),
);
/** κύριος is a lord, a master or a sir too, although its gloss has a capital letter. */
const LORD = 'G2962';

/**
 * True if the dictionary's other senses of a word do not matter here. It is then a name, a numeral or a
 * function word, whose sense the rules of this folder choose by its neighbours, or its short meaning was chosen for verses.
 *
 * @example
 * ```ts
 * isSenseGiven({ morphology: 'HTd/Ncfsa', strongs: 'H776', gloss: 'earth' }) // => false
 * isSenseGiven({ morphology: 'HC/R', strongs: 'H413', gloss: 'to' }) // => true
 * isSenseGiven({ morphology: null, strongs: 'G2424', gloss: 'Jesus' }) // => true
 * ```
 */
export const isSenseGiven = ({
  morphology,
  strongs,
  gloss,
}: Pick<MeaningWord, 'morphology' | 'strongs' | 'gloss'>): boolean =>
  (morphology !== null && HEBREW_CLASS.test(morphology)) ||
  NUMBERS.has(strongs ?? '') ||
  (/^\p{Lu}/u.test(gloss ?? '') && strongs !== LORD) ||
  isChosen(strongs);
