/**
 * Writes Greek in Latin letters: η ē, ω ō, θ th, φ ph, χ ch, ψ ps, ξ x. υ is u in a diphthong and otherwise y. γ
 * before γ κ ξ χ is n. A rough breathing is h before its vowel or diphthong; ρ with it is rh at the start of a
 * word, and ρρ is rrh. An iota subscript is written i after its vowel. A diaeresis separates two vowels. Accents
 * are left out. A capital first letter and the apostrophe of elision stay. The rules are those of this project.
 * They are close to the SBL Handbook of Style, 5.3, and to library catalogues.
 */

const LATIN: Readonly<Record<string, string>> = Object.freeze({
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'ē',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  ϲ: 's',
  τ: 't',
  υ: 'y',
  φ: 'ph',
  χ: 'ch',
  ψ: 'ps',
  ω: 'ō',
  ϛ: 'st',
  ϝ: 'w',
  ϟ: 'q',
  ϙ: 'q',
  ϡ: 'ss',
  ͳ: 'ss',
});

const ROUGH = '\u0314';
const SMOOTH = '\u0313';
const DIAERESIS = '\u0308';
const IOTA_SUBSCRIPT = '\u0345';
const ACCENTS = '\u0300\u0301\u0342';
const LETTER_WITH_MARKS = /([α-ωϛϝϟϙϡͳϲ])([\u0300-\u036F]*)/g;
const APOSTROPHE_AT_END = /['\u2019\u02BC\u1FBD]$/u;
const CAPITAL_FIRST = /^\P{L}*\p{Lu}/u;

interface Sign {
  readonly letter: string;
  readonly marks: string;
}

const VOWELS = 'αεηιουω';
const TAKES_UPSILON = 'αεηοω';
const has = (sign: Sign | undefined, mark: string) => sign?.marks.includes(mark) === true;

/**
 * True if a vowel and the vowel after it are a diphthong: the second has no diaeresis, and the first has no
 * breathing, diaeresis or accent.
 */
function isDiphthong(first: Sign, second: Sign | undefined): boolean {
  if (second === undefined || has(second, DIAERESIS)) return false;
  if (has(first, ROUGH) || has(first, SMOOTH) || has(first, DIAERESIS)) return false;
  if ([...ACCENTS].some((accent) => has(first, accent))) return false;
  if (second.letter === 'υ') return TAKES_UPSILON.includes(first.letter);
  return second.letter === 'ι' && 'αεου'.includes(first.letter);
}

/**
 * The Latin letters for a vowel, or for two vowels that are a diphthong. A breathing or an iota subscript is
 * on the last letter.
 */
function vowels(first: Sign, second: Sign | undefined): string {
  const last = second ?? first;
  const latin = (LATIN[first.letter] ?? '') + (LATIN[second?.letter ?? ''] ?? '');
  const sounds = second === undefined ? latin : latin.replace('y', 'u');
  return (has(last, ROUGH) ? 'h' : '') + sounds + (has(last, IOTA_SUBSCRIPT) ? 'i' : '');
}

function consonant(signs: readonly Sign[], at: number): string {
  const { letter } = signs[at] as Sign;
  if (letter === 'γ' && 'γκξχ'.includes(signs[at + 1]?.letter ?? ' ')) return 'n';
  if (letter === 'ρ') return at === 0 || has(signs[at], ROUGH) || signs[at - 1]?.letter === 'ρ' ? 'rh' : 'r';
  return LATIN[letter] ?? '';
}

/**
 * A Greek word in Latin letters. Accents do not change the result; breathings and diaereses do. Characters that are
 * not Greek letters are left out, except an apostrophe at the end.
 *
 * @example
 * ```ts
 * transliterateGreek('Ἰησοῦς') // => 'Iēsous'
 * transliterateGreek('ἀρχῇ') // => 'archēi'
 * transliterateGreek('υἱός') // => 'huios'
 * transliterateGreek('ἄγγελος') // => 'angelos'
 * transliterateGreek('ἀλλ’') // => 'all’'
 * ```
 */
export function transliterateGreek(word: string): string {
  const decomposed = word.normalize('NFD');
  const small = decomposed.toLowerCase();
  const signs: Sign[] = [];
  for (const [, letter = '', marks = ''] of small.matchAll(LETTER_WITH_MARKS)) signs.push({ letter, marks });

  let latin = '';
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] as Sign;
    if (!VOWELS.includes(sign.letter)) {
      latin += consonant(signs, at);
      continue;
    }
    const second = isDiphthong(sign, signs[at + 1]) ? signs[at + 1] : undefined;
    latin += vowels(sign, second);
    if (second !== undefined) at++;
  }
  if (latin !== '' && CAPITAL_FIRST.test(decomposed)) latin = latin[0]?.toUpperCase() + latin.slice(1);
  return APOSTROPHE_AT_END.test(word) ? `${latin}’` : latin;
}
