/** American spellings, and the British ones that English Bibles have. Each pair is tried in both directions. */
const PAIRS: readonly (readonly [one: RegExp, other: string, back: RegExp, from: string])[] = [
  [
    /or(?=$|s$|ed|ing|able|eth|est|er|ite|less)/u,
    'our',
    /our(?=$|s$|ed|ing|able|eth|est|er|ite|less)/u,
    'or',
  ],
  [/(?<=[^aeiou])er$/u, 're', /(?<=[^aeiou])re$/u, 'er'],
  [/iz(?=e|ing)/u, 'is', /is(?=e|ing)/u, 'iz'],
  [/ense$/u, 'ence', /ence$/u, 'ense'],
  [/([lp])(?=ed$|ing$|er|est|eth)/u, '$1$1', /([lp])\1(?=ed$|ing$|er|est|eth)/u, '$1'],
  [/gray/u, 'grey', /grey/u, 'gray'],
  [/plow/u, 'plough', /plough/u, 'plow'],
  [/dgment/u, 'dgement', /dgement/u, 'dgment'],
  [/show/u, 'shew', /shew/u, 'show'],
  [/inquir/u, 'enquir', /enquir/u, 'inquir'],
];

/** What readers write for the Name and for God, with the words of English Bibles. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['g-d', 'God'],
  ['l-rd', 'Lord'],
  ['yhwh', 'Lord'],
  ['yhvh', 'Lord'],
  ['yahweh', 'Lord'],
  ['hashem', 'Lord'],
  ['adonai', 'Lord'],
  ['elohim', 'God'],
  ['elokim', 'God'],
]);

/**
 * Other spellings of an English word that an English Bible may have.
 *
 * @example
 * ```ts
 * otherEnglish('favor') // => ['favour']
 * ```
 */
export function otherEnglish(word: string): string[] {
  const name = NAMES.get(word);
  if (name !== undefined) return [name];
  const found = PAIRS.flatMap(([one, other, back, from]) => [
    word.replace(one, other),
    word.replace(back, from),
  ]);
  return [...new Set(found)].filter((spelling) => spelling !== word);
}
