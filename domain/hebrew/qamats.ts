import {
  HATAF_QAMATS,
  isBare,
  lettersOf,
  markOf,
  type PointedLetter,
  QAMATS,
  QAMATS_QATAN,
  SPIRANTS,
} from './syllables.ts';

/**
 * Decides whether a qamats is long (a) or short (o), because both vowels are written with one sign. The short vowel
 * is in a closed syllable without stress (Gesenius–Kautzsch–Cowley, Hebrew Grammar, §9 u–v; Joüon–Muraoka §6 l–n),
 * and the form of the word shows whether a shewa closes the syllable. So the rules use the word's morphology (codes
 * of the Open Scriptures Hebrew Bible) if it is known. A meteg marks the long vowel in nouns (§16 i), but can be
 * with either vowel in verbs (Psalm 86:2 שָֽׁמְרָה). Without morphology, a qamats is short only if the points prove
 * it or the word has a common stem.
 */

interface Form {
  readonly prefixes: number;
  /** The code of the word itself, without prefixes and suffixes: `Vqc`, `Ncmsa`. */
  readonly core: string;
  readonly suffixed: boolean;
  readonly aramaic: boolean;
}

function formOf(morphology: string): Form {
  const parts = morphology.slice(1).split('/');
  const core = parts.findIndex((part) => 'VNAPD'.includes(part[0] as string));
  return {
    prefixes: Math.max(core, 0),
    core: parts[core] ?? '',
    suffixed: core >= 0 && parts.slice(core + 1).some((part) => 'SP'.includes(part[0] as string)),
    aramaic: morphology[0] === 'A',
  };
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Stems with a short qamats that cannot be recognised by a rule: ḥokhmah, qodsho, 'orlah and others. */
const SHORT_STEMS = words(
  'חכמ קדש אזנ חפנ עמר עני חלי יפי אמנ ערל חדש שרש גרנ מתנ כתנ עתנ יקש יקט גלי חגל עפר תכנ גפר קרח קדק ארח חפש נכר',
);
/**
 * Words whose qamats before a shewa is long, although some places have no meteg to show it: Daryavesh, 'alma,
 * Tsarefat.
 */
const LONG_STEMS = words(
  'בשמ דרי בתר ספר כרמ שקכ דברת עלמ סרכ אשפ ישפ צרת צרפ ברק פרס גזר תבר דרכ דברי דברו שמרי בבלי',
);
/**
 * Whole words with final letters folded, and the positions, from 0, of the letters whose qamats is short. The
 * paragraphs (§) are those of Gesenius.
 */
const SHORT_IN_WORD: Readonly<Record<string, string>> = Object.freeze({
  ירבעמ: '1',
  לאכלה: '1',
  בחזקה: '1',
  קטני: '01', // §93 q
  קבלו: '01', // Ezekiel 26:9, by analogy
  תרצחו: '1', // Psalm 62:4, a Pual in Ben Asher's pointing: §52 q
  תאכלהו: '1', // §68 f
  בהשמה: '0', // §67 y
  קבה: '0', // §67 o
  ארה: '0',
});
/**
 * Nouns with a short qamats before a doubled letter and a suffix: strength, song, favour, all, navel (§§22 s, 26 q,
 * 93 r).
 */
const SHORT_BEFORE_DOUBLED = words('עז רנ חנ כל שר');
/**
 * Nouns with a short qamats before a doubled letter without a suffix: bitterness of (Proverbs 14:10), terror
 * (Isaiah 19:17), craftsman.
 */
const SHORT_BEFORE_DOUBLED_WHOLE = words('מרת חגא אמנ');
/**
 * Nouns whose qamats is short when a maqaf joins them to the next word: ḥoq, tom, rov, mor. In other nouns, such as
 * yam and yad, it stays long.
 */
const SHORT_WHEN_JOINED = words('חק תמ רב מר');
/** Suffixes such as ־ךָ, before which a qamats before the last letter of a noun is long (devarekha). */
const HEAVY_SUFFIX = /^(?:כ[הימנ]?|הנה)$/;
const ARAMAIC_HEAVY_SUFFIX = /^(?:כ|כונ|הונ|הומ|הנ|המ)$/;

const GUTTURALS = 'אהחע';
const ACCENT = /[\u0591-\u05AE]/;

const rest = (word: readonly PointedLetter[], from: number): string => lettersOf(word.slice(from));

function hasLongStem(word: readonly PointedLetter[], at: number): boolean {
  const letters = rest(word, at);
  return LONG_STEMS.has(letters.slice(0, 3)) || LONG_STEMS.has(letters.slice(0, 4));
}

/** True if the points alone close the syllable: a second shewa, or a dagesh after a silent one. */
function isShutByPoints(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  const after = word[at + 2] as PointedLetter;
  if (after.shewa && at + 2 < word.length - 1) return true;
  if (!SPIRANTS.includes(after.letter) || !after.dotted) return false;
  // The endings of the perfect do not close the syllable before them: ידעת.
  if (form !== undefined && form.core[0] !== 'V') return true;
  return !(after.letter === 'ת' && /ת[יהמנ]?$/.test(lettersOf(word)) && at + 4 >= word.length);
}

/**
 * True if the qamats before a shewa in a verb is short: in the imperative and infinitive (Gesenius §§48 i, 61 a–f), in
 * the hofal (§53 s) and before ־ךָ (§9 r).
 */
function isShortInVerb(
  word: readonly PointedLetter[],
  at: number,
  { core, prefixes, suffixed }: Form,
): boolean {
  if (core[1] === 'j') return at === prefixes; // יָפְיָפִיתָ, §55 e
  if (core[1] === 'H')
    return (
      at === prefixes || (word[at - 1]?.vowel === QAMATS && GUTTURALS.includes(word[at]?.letter as string))
    );
  if (core[1] !== 'q') return false;
  if ('cv'.includes(core[2] as string)) return true;
  if (!'iwjh'.includes(core[2] as string) || !suffixed) return false;
  const before = word[at - 1];
  const ofClassA =
    GUTTURALS.includes(word[at]?.letter as string) || (before?.letter === 'י' && isBare(before));
  return /^כה?$/.test(rest(word, at + 2)) && !ofClassA && !hasLongStem(word, at);
}

/**
 * True if the qamats before a shewa in a noun is short. It is, unless a meteg, an accent or a heavy suffix shows that
 * it is long (Gesenius §93 a–s).
 */
function isShortInNoun(word: readonly PointedLetter[], at: number, { suffixed, aramaic }: Form): boolean {
  if (SHORT_STEMS.has(rest(word, at).slice(0, 3))) return true;
  if (markOf(word[at]) !== '' || word[at + 1]?.letter === 'י') return false;
  const after = rest(word, at + 2);
  if (suffixed && (aramaic ? ARAMAIC_HEAVY_SUFFIX : HEAVY_SUFFIX).test(after)) {
    // חָקְךָ of חֹק; and po'olkha of פֹּעַל, but ra'atekha.
    const next = word[at + 1]?.letter;
    return (next === 'ק' && word[at]?.letter === 'ח') || (word[at - 1]?.vowel === QAMATS && next !== 'ת');
  }
  return !hasLongStem(word, at);
}

function isShortBeforeShewa(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  const after = word[at + 2];
  if (after === undefined || (at + 2 === word.length - 1 && (isBare(after) || after.shewa))) return false;
  if (form !== undefined && (at < form.prefixes || form.core.startsWith('VN'))) return false;
  if (isShutByPoints(word, at, form)) return true;
  if (form === undefined) return markOf(word[at]) === '' && SHORT_STEMS.has(rest(word, at).slice(0, 3));
  if (form.core[0] === 'V') return isShortInVerb(word, at, form);
  return 'NAD'.includes(form.core[0] as string) && form.core !== '' && isShortInNoun(word, at, form);
}

function isShortBeforeDoubled(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  const next = word[at + 1] as PointedLetter;
  if (form?.core[0] === 'V' && at >= form.prefixes) {
    // The qamats is short in the pual (me'oddam, Gesenius §52 q) and in doubled verbs (ronnu, ḥonneni, hoshammah, §67 f
    // and y).
    if (form.core[1] === 'P') return next.letter !== 'ת' && (word[at - 1]?.vowel ?? '') === '';
    if (/^Vq[cv]/.test(form.core) || (form.core[1] === 'H' && at === form.prefixes)) return true;
    if (/^Vq[ijw]/.test(form.core) && form.suffixed) return true; // §67 n: yeshoddem
  }
  const letters = rest(word, at);
  if (SHORT_BEFORE_DOUBLED_WHOLE.has(letters)) return true;
  const isSuffixed = form?.suffixed === true || /[יהכמ]$/.test(letters);
  return isSuffixed && SHORT_BEFORE_DOUBLED.has(letters.slice(0, 2));
}

/**
 * True if the qamats in the last syllable is short: in כל, in forms such as ויקם (Gesenius §72 t), and in words that
 * lose their stress before a maqaf.
 */
function isShortAtTheEnd(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  const letters = lettersOf(word);
  if (letters.endsWith('כל') && form?.core[0] !== 'V') return /^[והבכלמש]*כל$/.test(letters);
  if (at === 2 && word[1]?.vowel === QAMATS && word[0]?.vowel === '\u05B7' && /^ו[יתנ].[^אה]$/.test(letters))
    return true;
  if (form === undefined || at < form.prefixes || markOf(word[at]) !== '') return false;
  if (word.some(({ accent }) => ACCENT.test(accent))) return false;
  if (form.core[0] === 'V')
    return /^Vq[cvijwh]/.test(form.core) && !'אה'.includes(word[at + 1]?.letter as string);
  return form.core[0] !== undefined && SHORT_WHEN_JOINED.has(rest(word, form.prefixes));
}

/**
 * True if a qamats before another qamats is short: in qodashim and shorashim (Gesenius §9 v), and in po'olkha and
 * qorovkhem, where the second one is short too (§26 k).
 */
function isShortBeforeQamats(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  if (form?.core[0] !== 'V' && /^(?:קדש|שרש)./.test(rest(word, at))) return true;
  if (form === undefined || at < form.prefixes || word[at + 2]?.shewa !== true) return false;
  const twice = GUTTURALS.includes(word[at + 1]?.letter as string) || form.core.startsWith('Vqc');
  return (twice || (form.core[0] === 'N' && form.suffixed)) && isShort(word, at + 1, form);
}

function isShort(word: readonly PointedLetter[], at: number, form: Form | undefined): boolean {
  const next = word[at + 1];
  if (next === undefined) return false;
  const letters = lettersOf(word);
  if (SHORT_IN_WORD[letters]?.includes(String(at))) return true;
  if (at === word.length - 2 && isBare(next)) return isShortAtTheEnd(word, at, form);
  if (next.letter === 'ו' && isBare(next)) {
    // A vav of the ketiv that is not read with the vowels of the qere: לֶאֱכָול.
    const after = word[at + 2];
    return after?.shewa === true || (at + 2 === word.length - 1 && isBare(after) && after?.letter !== 'א');
  }
  if (next.vowel === QAMATS)
    return isShortBeforeQamats(word, at, form) || (next.dotted && isShortBeforeDoubled(word, at, form));
  if (next.vowel === HATAF_QAMATS) {
    if (/במו?תי/.test(letters)) return false; // bamote, §87 s
    return form === undefined ? !(at === 0 && /^(?:ה|[בכל][אחע])/.test(letters)) : at >= form.prefixes;
  }
  if (next.dotted && at + 2 < word.length && isShortBeforeDoubled(word, at, form)) return true;
  return next.shewa && next.vowel === '' && isShortBeforeShewa(word, at, form);
}

/**
 * The letters of a word in which every short qamats has its own sign (U+05C7), by the rules above.
 *
 * @param morphology The code of the Open Scriptures Hebrew Bible, where it is known: `HVqv2ms/Sh`.
 *
 * @example
 * ```ts
 * const letter = { letter: 'ל', dotted: false, sin: false, shinDot: false, shewa: false, vowel: '', accent: '' };
 * readQamats([{ ...letter, letter: 'כ', vowel: '\u05B8' }, letter])[0].vowel // => '\u05C7'
 * ```
 */
export function readQamats(word: readonly PointedLetter[], morphology?: string): readonly PointedLetter[] {
  if (!word.some(({ vowel }) => vowel === QAMATS)) return word;
  const form = morphology === undefined || morphology === '' ? undefined : formOf(morphology);
  return word.map((sign, at) =>
    sign.vowel === QAMATS && isShort(word, at, form) ? { ...sign, vowel: QAMATS_QATAN } : sign,
  );
}
