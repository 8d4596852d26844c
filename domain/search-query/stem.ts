/**
 * The stems of English words by M. F. Porter, “An algorithm for suffix stripping”, Program 14 (1980), like SQLite's
 * `porter` tokenizer: words of fewer than 3 or more than 64 letters do not change.
 */

const STEP_2 = table(
  'ational ate,tional tion,enci ence,anci ance,izer ize,logi log,bli ble,alli al,entli ent,eli e,ousli ous,ization ize,' +
    'ation ate,ator ate,alism al,iveness ive,fulness ful,ousness ous,aliti al,iviti ive,biliti ble',
);
const STEP_3 = table('icate ic,ative ,alize al,iciti ic,ical ic,ful ,ness ');
const STEP_4 = table(
  'al ,ance ,ence ,er ,ic ,able ,ible ,ant ,ement ,ment ,ent ,ion ,ou ,ism ,ate ,iti ,ous ,ive ,ize ',
);

function table(text: string): readonly (readonly [string, string])[] {
  const rows = text.split(',').map((row) => row.split(' ') as [string, string]);
  return rows.sort((a, b) => b[0].length - a[0].length);
}

/**
 * The stem under which a word in small English letters is searched.
 *
 * @example
 * ```ts
 * englishStem('shepherds') // => 'shepherd'
 * englishStem('loving') // => 'love'
 * englishStem('is') // => 'is'
 * ```
 */
export function englishStem(word: string): string {
  if (word.length < 3 || word.length > 64) return word;
  let stem = plural(word);
  stem = pastAndProgressive(stem);
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(stem, STEP_2, 0);
  stem = replaced(stem, STEP_3, 0);
  stem = replaced(stem, STEP_4, 1);
  return finalE(stem);
}

/** c for a consonant, v for a vowel. y is a vowel after a consonant. */
function shape(text: string): string {
  let out = '';
  for (const letter of text) {
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && out.endsWith('c'));
    out += vowel ? 'v' : 'c';
  }
  return out;
}

/** How often a consonant follows vowels. */
const measure = (text: string): number => shape(text).match(/v+c+/g)?.length ?? 0;
const hasVowel = (text: string): boolean => shape(text).includes('v');
const endsDouble = (text: string): boolean =>
  text.length > 1 && text.at(-1) === text.at(-2) && shape(text).endsWith('c');
/** Consonant, vowel, consonant, and the last is not w, x or y. */
const endsShort = (text: string): boolean => shape(text).endsWith('cvc') && !/[wxy]$/.test(text);

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ['ed', 'ing'].find((suffix) => word.endsWith(suffix));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (!hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

/** The longest ending in the table, if enough letters come before it. */
function replaced(word: string, endings: typeof STEP_2, longerThan: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (found === undefined) return word;
  const stem = word.slice(0, -found[0].length);
  if (measure(stem) <= longerThan) return word;
  if (found[0] === 'ion' && !/[st]$/.test(stem)) return word;
  return stem + found[1];
}

function finalE(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const short = stem.slice(0, -1);
    const length = measure(short);
    if (length > 1 || (length === 1 && !endsShort(short))) stem = short;
  }
  return endsDouble(stem) && stem.endsWith('l') && measure(stem.slice(0, -1)) > 1 ? stem.slice(0, -1) : stem;
}
