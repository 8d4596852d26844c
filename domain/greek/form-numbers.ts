/**
 * Strong gave some forms of a word numbers of their own, and the tagged King James Version uses them: G2076 for ἐστί,
 * "is", while the text has G1510, εἰμί, "to be". Each row is a lemma and its forms. The source of a row is the
 * derivation in Strong's dictionary ("third person singular present indicative of G1510"); the last rows are stems that
 * the dictionary lists under other words and the Greek texts under the verb of the present.
 */
const FORMS: Readonly<Record<string, readonly number[]>> = {
  G1510: [1488, 1498, 1511, 1526, 2070, 2071, 2075, 2076, 2077, 2252, 2258, 2277, 2468, 5600, 5607], // εἰμί
  G1473: [1691, 1698, 1700, 2248, 2249, 2254, 2257, 3165, 3427, 3450], // ἐγώ, with its plural
  G4771: [4571, 4671, 4675, 5209, 5210, 5213, 5216], // σύ, with its plural
  G3778: [5023, 5025, 5026, 5124, 5125, 5126, 5127, 5128, 5129, 5130], // οὗτος
  G1438: [848], // ἑαυτοῦ
  G3748: [3755], // ὅστις, ὅς
  G3004: [2036], // λέγω: the aorist εἶπον
  G3708: [1492], // ὁράω: the aorist εἶδον
  G2068: [5315], // ἐσθίω: the aorist ἔφαγον
};

const LEMMAS: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([lemma, forms]) => forms.map((form) => [`G${form}`, lemma] as const)),
);

/**
 * The Strong's number of the word to which a number belongs, if that number names only one of its forms.
 *
 * @example
 * ```ts
 * lemmaNumber('G2076') // => 'G1510'
 * lemmaNumber('G3056') // => 'G3056'
 * lemmaNumber('H430') // => 'H430'
 * ```
 */
export function lemmaNumber(number: string): string {
  return LEMMAS.get(number) ?? number;
}
