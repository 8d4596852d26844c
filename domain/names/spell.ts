/**
 * Writes Latin names in Hebrew and in Greek, letter by letter, for names that no text has. This is one convention among
 * many. Pages always show the result as a transliteration, and readers can change it. Only the Latin spelling is known,
 * so silent letters and vowel lengths are not.
 *
 * For both scripts: accents are dropped, each word is written on its own, and a doubled letter other than e
 * and o is written once (twice in Greek). The longest group of letters in the table wins.
 *
 * Hebrew: consonants by sound (sh ש, ch ח, th ת, t ט, ts tz צ, ph f פ, k q ck ק, kh כ, c like k or, before e
 * i y, like s), v and w ו, j and y י. A vowel at the start of a word is written with א (followed by י for i
 * and by ו for o and u). Inside a word o and u are ו, i and y are י, and a and e are not written. At the end
 * a, ah and eh are ה, and e is silent. The last letter of a word of two Hebrew letters or more takes its
 * final form.
 *
 * Greek: th θ, ph f φ, ch kh χ, ps ψ, x ξ, rh ρ, sh σ, c and q κ (c before e i y σ), j ι, v β, w ου; vowels a α, e ε,
 * i ι, o ο, u and oo ου, ee η, y υ (ι at the start of a word or after a vowel). h alone is a breathing and not a letter.
 * The last s is ς. No accents are written.
 */
import { withFinalSigma } from '../greek/index.ts';

type Table = Readonly<Record<string, string>>;

const HEBREW: Table = {
  sch: 'ש',
  sh: 'ש',
  ch: 'ח',
  th: 'ת',
  ts: 'צ',
  tz: 'צ',
  ph: 'פ',
  kh: 'כ',
  ck: 'ק',
  qu: 'קו',
  b: 'ב',
  c: 'ק',
  d: 'ד',
  f: 'פ',
  g: 'ג',
  h: 'ה',
  j: 'י',
  k: 'ק',
  l: 'ל',
  m: 'מ',
  n: 'נ',
  p: 'פ',
  q: 'ק',
  r: 'ר',
  s: 'ס',
  t: 'ט',
  v: 'ו',
  w: 'ו',
  x: 'קס',
  y: 'י',
  z: 'ז',
  oo: 'ו',
  ou: 'ו',
  ee: 'י',
  ai: 'י',
  ay: 'י',
  ei: 'י',
  ey: 'י',
  a: '',
  e: '',
  i: 'י',
  o: 'ו',
  u: 'ו',
};

const GREEK: Table = {
  sch: 'σ',
  sh: 'σ',
  ch: 'χ',
  kh: 'χ',
  th: 'θ',
  ph: 'φ',
  ps: 'ψ',
  rh: 'ρ',
  ck: 'κ',
  qu: 'κου',
  ee: 'η',
  oo: 'ου',
  ou: 'ου',
  eu: 'ευ',
  au: 'αυ',
  ay: 'αι',
  ey: 'ει',
  oy: 'οι',
  a: 'α',
  b: 'β',
  c: 'κ',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: '',
  i: 'ι',
  j: 'ι',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  q: 'κ',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'ου',
  v: 'β',
  w: 'ου',
  x: 'ξ',
  y: 'υ',
  z: 'ζ',
};

const LIGATURES: Table = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'th', þ: 'th', ı: 'i' };

const FINALS: Table = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

/** The words of a name in the small letters a–z, without accents. An apostrophe does not divide a word. */
function latinWords(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’ʼ`]/gu, '')
    .replace(/[æœßøłđðþı]/gu, (letter) => LIGATURES[letter] ?? '');
  return plain.match(/[a-z]+/gu) ?? [];
}

/** Divides a word into groups of letters. Each group is the longest one, from left to right, that the table has. */
function groupsOf(word: string, table: Table): string[] {
  const groups: string[] = [];
  for (let at = 0; at < word.length; ) {
    const length = [3, 2].find((size) => table[word.slice(at, at + size)] !== undefined) ?? 1;
    groups.push(word.slice(at, at + length));
    at += length;
  }
  return groups;
}

const isSoftC = (group: string, next: string | undefined): boolean =>
  group === 'c' && next !== undefined && /^[eiy]/u.test(next);

function hebrewWord(word: string): string {
  const groups = groupsOf(
    word.replace(/(.)\1/gu, (pair, letter) => (/[eo]/u.test(letter) ? pair : letter)),
    HEBREW,
  );
  const last = groups.length - 1;
  const letters = groups.map((group, at) => {
    const written = isSoftC(group, groups[at + 1]) ? 'ס' : (HEBREW[group] ?? '');
    if (at === 0 && /^[aeiou]/u.test(group)) return `א${written}`;
    if (at !== last) return written;
    if (group === 'a') return 'ה';
    return written;
  });
  const spelled = letters.join('');
  return spelled.length < 2 ? spelled : spelled.replace(/[כמנפצ]$/u, (letter) => FINALS[letter] ?? letter);
}

function greekWord(word: string): string {
  const groups = groupsOf(word, GREEK);
  const letters = groups.map((group, at) => {
    if (isSoftC(group, groups[at + 1])) return 'σ';
    if (group === 'y' && (at === 0 || /[aeiou]$/u.test(groups[at - 1] ?? ''))) return 'ι';
    return GREEK[group] ?? '';
  });
  const spelled = withFinalSigma(letters.join(''));
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

const joined = (words: readonly string[]): string | null => {
  const written = words.filter((word) => word !== '').join(' ');
  return written === '' ? null : written;
};

/**
 * A Latin name in Hebrew letters by the rules above. Null if Hebrew writes none of its Latin letters.
 *
 * @example
 * ```ts
 * spellInHebrew('Robert') // => 'רוברט'
 * spellInHebrew('Olivia') // => 'אוליויה'
 * spellInHebrew('Susan') // => 'סוסן'
 * spellInHebrew('123') // => null
 * ```
 */
export function spellInHebrew(name: string): string | null {
  return joined(latinWords(name).map(hebrewWord));
}

/**
 * A Latin name in Greek letters by the rules above, without accents. Null if Greek writes none of its Latin letters.
 *
 * @example
 * ```ts
 * spellInGreek('Robert') // => 'Ροβερτ'
 * spellInGreek('Theodore') // => 'Θεοδορε'
 * spellInGreek('Charles Xavier') // => 'Χαρλες Ξαβιερ'
 * ```
 */
export function spellInGreek(name: string): string | null {
  return joined(latinWords(name).map(greekWord));
}
