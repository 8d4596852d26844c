/**
 * The twenty-two paths. Where each letter goes is a matter of tradition, and there are several (`LAYOUT_NOTE`). The
 * kinds of letters, and the signs of the mothers and the simple letters, are those of Sefer Yetzirah.
 */
import { HEBREW_ALPHABET, LETTER_NAMES } from '../gematria/index.ts';
import type { VerseReference } from '../reference/index.ts';
import { hebrewValue } from './sephirot.ts';
import type { LetterKind, SephirahId, TreePath } from './tree-types.ts';

/** Which tradition arranges the letters like this, and how the others differ. */
export const LAYOUT_NOTE =
  'The letters lie here as in the common Western layout: the tree of Athanasius Kircher (1652) with the letters in their order from the crown down, as the Golden Dawn taught it. The trees of Isaac Luria (the Ari) and of the Gaon of Vilna (the Gra) follow Sefer Yetzirah instead: the three mothers lie across, the seven doubles stand upright, the twelve simple letters are the slanting paths. They put most letters elsewhere; the Ari’s joins Chokmah to Geburah and Binah to Chesed and has no paths from Malkuth but the one to Yesod.';

/** Which tradition the signs beside the letters come from. */
export const SIGN_NOTE =
  'Elements of the mothers: Sefer Yetzirah 3. Signs of the simple letters: Sefer Yetzirah 5. The planets of the doubles differ between its manuscripts; these are the Golden Dawn’s.';

const MOTHERS = 'אמש';
const DOUBLES = 'בגדכפרת';

function kindOf(letter: string): LetterKind {
  if (MOTHERS.includes(letter)) return 'mother';
  return DOUBLES.includes(letter) ? 'double' : 'simple';
}

type Row = readonly [
  name: string,
  from: SephirahId,
  to: SephirahId,
  sign: string,
  sense: string,
  meaning: string,
  source: string,
  place: VerseReference,
  kind: 'begins' | 'contains',
  word: string,
  note: string,
];

const NAMES = 'The name as an old word for the thing';
const SHABBAT = 'Babylonian Talmud, Shabbat 104a';

/** In the order of the alphabet. */
const ROWS: readonly Row[] = [
  [
    'Aleph',
    'kether',
    'chokmah',
    'air',
    'ox; to learn',
    'The letter without a sound, breath before speech. Its name is also the word for learning: aleph, “teach”, and binah, “understanding” (the ABC as a lesson).',
    SHABBAT,
    { book: 'job', chapter: 33, verse: 33 },
    'contains',
    'אאלפך',
    '“I shall teach thee wisdom”: the verb has the letter’s name in it, and wisdom, to which this path leads, is its object.',
  ],
  [
    'Beth',
    'kether',
    'binah',
    'Mercury',
    'house',
    'The house, closed on three sides and open forward. The Torah begins with it, and Binah, to which it leads, is the house that wisdom builds.',
    'Genesis Rabbah 1:10; Bahir 3',
    { book: 'proverbs', chapter: 24, verse: 3 },
    'contains',
    'בית',
    '“Through wisdom is a house built, and by understanding it is established.”',
  ],
  [
    'Gimel',
    'kether',
    'tiferet',
    'the Moon',
    'camel; to deal kindly',
    'The one who gives: gimel runs after dalet as the generous after the poor (gemol dalim).',
    SHABBAT,
    { book: 'proverbs', chapter: 19, verse: 17 },
    'contains',
    'גמל',
    '“That which he hath given (gemulo) will he pay him again”: the verse joins the words of gimel and of dalet, “the poor” (dal).',
  ],
  [
    'Daleth',
    'chokmah',
    'binah',
    'Venus',
    'door; poor',
    'The door between the father, Chokmah, and the mother, Binah; also the poor, to whom gimel turns.',
    SHABBAT,
    { book: 'proverbs', chapter: 8, verse: 34 },
    'contains',
    'דלתתי',
    'Wisdom says: “Blessed is the man that watcheth daily at my doors.”',
  ],
  [
    'He',
    'chokmah',
    'tiferet',
    'Aries',
    'behold',
    'A breath with a gap left open for whoever comes back: the world was made with this letter.',
    'Babylonian Talmud, Menachot 29b',
    { book: 'genesis', chapter: 47, verse: 23 },
    'contains',
    'הא',
    'Joseph’s “lo, here is seed for you”: the letter’s name as a word.',
  ],
  [
    'Vav',
    'chokmah',
    'chesed',
    'Taurus',
    'hook',
    'The hook that joins, as the letter is the word “and”.',
    NAMES,
    { book: 'exodus', chapter: 27, verse: 10 },
    'contains',
    'ווי',
    '“The hooks of the pillars” of the tabernacle: vavei ha-amudim.',
  ],
  [
    'Zayin',
    'binah',
    'tiferet',
    'Gemini',
    'weapon; to sustain',
    'The seventh letter. Its name is “weapon” in later Hebrew and “sustain” in Aramaic: what defends and what feeds.',
    SHABBAT,
    { book: 'exodus', chapter: 20, verse: 8 },
    'begins',
    'זכור',
    '“Remember the sabbath day”: the commandment of the seventh day begins with the seventh letter.',
  ],
  [
    'Heth',
    'binah',
    'geburah',
    'Cancer',
    'fence',
    'The fence; and the first letter of grace (chen) and of life (chayyim).',
    SHABBAT,
    { book: 'deuteronomy', chapter: 30, verse: 19 },
    'contains',
    'חיים',
    '“Therefore choose life.”',
  ],
  [
    'Teth',
    'chesed',
    'geburah',
    'Leo',
    'uncertain; serpent, by some',
    'The letter of good: in the Torah it is first written in “that it was good”, so that to see it in a dream is a good sign.',
    'Babylonian Talmud, Bava Kamma 55a',
    { book: 'genesis', chapter: 1, verse: 4 },
    'contains',
    'טוב',
    '“And God saw the light, that it was good”: no teth stands in the Torah before this word.',
  ],
  [
    'Yod',
    'chesed',
    'tiferet',
    'Virgo',
    'hand',
    'The smallest letter, the point from which all others are drawn, first of the Name.',
    'Zohar 1:15a; Pardes Rimonim, gate 27',
    { book: 'psalms', chapter: 145, verse: 16 },
    'contains',
    'ידך',
    '“Thou openest thine hand, and satisfiest the desire of every living thing.”',
  ],
  [
    'Kaph',
    'chesed',
    'netzach',
    'Jupiter',
    'palm of the hand',
    'The hollow hand that holds what it is given.',
    NAMES,
    { book: 'psalms', chapter: 24, verse: 4 },
    'contains',
    'כפים',
    '“He that hath clean hands (kappayim), and a pure heart.”',
  ],
  [
    'Lamed',
    'geburah',
    'tiferet',
    'Libra',
    'ox-goad; to teach',
    'The tallest letter. The goad that turns the ox, and with the same root the teaching that turns a person.',
    NAMES,
    { book: 'judges', chapter: 3, verse: 31 },
    'contains',
    'מלמד',
    'Shamgar’s “ox goad”, malmad ha-bakar.',
  ],
  [
    'Mem',
    'geburah',
    'hod',
    'water',
    'water',
    'Water is the mother letter that is still: “mem hums, shin hisses”.',
    'Sefer Yetzirah 2:1',
    { book: 'isaiah', chapter: 55, verse: 1 },
    'contains',
    'מים',
    '“Every one that thirsteth, come ye to the waters.”',
  ],
  [
    'Nun',
    'tiferet',
    'netzach',
    'Scorpio',
    'fish (Aramaic)',
    'The bent one is the faithful when he is bowed, the straight one the faithful when he stands.',
    SHABBAT,
    { book: 'proverbs', chapter: 20, verse: 27 },
    'begins',
    'נר',
    '“The spirit of man is the candle of the LORD”: the verse begins with the lamp, ner.',
  ],
  [
    'Samekh',
    'tiferet',
    'yesod',
    'Sagittarius',
    'support',
    'The letter that holds up. Psalm 145 has no verse for nun, the fallen; the verse after the gap lifts them with samekh.',
    'Babylonian Talmud, Berakhot 4b',
    { book: 'psalms', chapter: 145, verse: 14 },
    'begins',
    'סומך',
    '“The LORD upholdeth all that fall.”',
  ],
  [
    'Ayin',
    'tiferet',
    'hod',
    'Capricorn',
    'eye',
    'The eye, and in the same letters a spring.',
    NAMES,
    { book: 'psalms', chapter: 33, verse: 18 },
    'contains',
    'עין',
    '“Behold, the eye of the LORD is upon them that fear him.”',
  ],
  [
    'Pe',
    'netzach',
    'hod',
    'Mars',
    'mouth',
    'The mouth, open in its bent form and closed in the final one: a time to speak and a time to be silent.',
    SHABBAT,
    { book: 'exodus', chapter: 4, verse: 11 },
    'contains',
    'פה',
    '“Who hath made man’s mouth?”',
  ],
  [
    'Tsadi',
    'netzach',
    'yesod',
    'Aquarius',
    'uncertain; fish-hook, by some',
    'The righteous (tzaddik), bent and upright. It leads to Yesod, which is called Righteous.',
    `${SHABBAT}; Bahir 102`,
    { book: 'psalms', chapter: 92, verse: 12 },
    'begins',
    'צדיק',
    '“The righteous shall flourish like the palm tree.”',
  ],
  [
    'Qoph',
    'netzach',
    'malkuth',
    'Pisces',
    'uncertain; back of the head, by some',
    'The letter of holiness (kedushah): its face is turned from resh, and its crown towards it.',
    SHABBAT,
    { book: 'isaiah', chapter: 6, verse: 3 },
    'contains',
    'קדוש',
    '“Holy, holy, holy, is the LORD of hosts.”',
  ],
  [
    'Resh',
    'hod',
    'yesod',
    'the Sun',
    'head; beginning',
    'The head and the beginning. The sages also heard the wicked (rasha) in it, who is given a crown if he turns back.',
    SHABBAT,
    { book: 'psalms', chapter: 111, verse: 10 },
    'begins',
    'ראשית',
    '“The fear of the LORD is the beginning of wisdom”: in this psalm of the alphabet the line of resh.',
  ],
  [
    'Shin',
    'hod',
    'malkuth',
    'fire',
    'tooth',
    'Fire, the mother letter that hisses; it stands on every mezuzah, for Shaddai.',
    'Sefer Yetzirah 2:1; Moses Isserles on Shulchan Arukh, Yoreh De‘ah 288:15',
    { book: 'deuteronomy', chapter: 6, verse: 4 },
    'begins',
    'שמע',
    '“Hear, O Israel”, which the mezuzah holds, begins with it.',
  ],
  [
    'Tav',
    'yesod',
    'malkuth',
    'Saturn',
    'mark, sign',
    'The last letter and the seal: the seal of the Holy One is truth (emet), which ends with it.',
    'Babylonian Talmud, Shabbat 55a',
    { book: 'ezekiel', chapter: 9, verse: 4 },
    'contains',
    'תו',
    '“Set a mark upon the foreheads”: the mark is called tav.',
  ],
];

/** The number of the first path: the ten sephirot have the numbers before it (Sefer Yetzirah 1:1). */
const FIRST_NUMBER = 11;

/**
 * The twenty-two paths in the order of the alphabet.
 *
 * @example
 * ```ts
 * PATHS.length // => 22
 * PATHS[0].nameValue // => 111
 * PATHS.filter(({ kind }) => kind === 'double').map(({ letter }) => letter).join('') // => 'בגדכפרת'
 * ```
 */
export const PATHS: readonly TreePath[] = Object.freeze(
  ROWS.map(([name, from, to, sign, sense, meaning, source, place, kind, word, note], index) => {
    const letter = HEBREW_ALPHABET.charAt(index);
    const hebrewName = LETTER_NAMES.standard[letter] ?? letter;
    return Object.freeze({
      id: name.toLowerCase(),
      number: FIRST_NUMBER + index,
      letter,
      name,
      hebrewName,
      value: hebrewValue(letter),
      nameValue: hebrewValue(hebrewName),
      kind: kindOf(letter),
      sign,
      sense,
      meaning,
      source,
      from,
      to,
      witness: { place, kind, word, note },
    });
  }),
);

/** The verses of a stanza of Psalm 119. */
const STANZA = 8;

/**
 * The stanza of Psalm 119 in which all eight verses begin with this path's letter.
 *
 * @example
 * ```ts
 * stanzaOf({ number: 12 }) // => { book: 'psalms', chapter: 119, verse: 9, endVerse: 16 }
 * ```
 */
export function stanzaOf({
  number,
}: Pick<TreePath, 'number'>): VerseReference & { readonly endVerse: number } {
  const verse = (number - FIRST_NUMBER) * STANZA + 1;
  return { book: 'psalms', chapter: 119, verse, endVerse: verse + STANZA - 1 };
}
