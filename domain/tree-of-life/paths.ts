/**
 * The twenty-two paths. Where each letter goes is a matter of tradition, and there are several (`LAYOUT_NOTE`). The
 * kinds of letters, and the signs of the mothers and the simple letters, are those of Sefer Yetzirah.
 */
import { HEBREW_ALPHABET, LETTER_NAMES } from '../gematria/index.ts';
import type { VerseReference } from '../reference/index.ts';
import { hebrewValue } from './sephirot.ts';
import type { LetterKind, TreePath } from './tree-types.ts';

type WrittenPath = Pick<
  TreePath,
  'name' | 'from' | 'to' | 'sign' | 'sense' | 'meaning' | 'source' | 'witness'
>;

const NAMES = 'The name as an old word for the thing';
const SHABBAT = 'Babylonian Talmud, Shabbat 104a';

// biome-ignore format: a path is one line, so that its correction is one too.
const WRITTEN_PATHS: readonly WrittenPath[] = [
  { name: 'Aleph', from: 'kether', to: 'chokmah', sign: 'air', sense: 'ox; to learn', meaning: 'The letter without a sound, breath before speech. Its name is also the word for learning: aleph, “teach”, and binah, “understanding” (the ABC as a lesson).', source: SHABBAT, witness: { place: { book: 'job', chapter: 33, verse: 33 }, kind: 'contains', word: 'אאלפך', note: '“I shall teach thee wisdom”: the verb has the letter’s name in it, and wisdom, to which this path leads, is its object.' } },
  { name: 'Beth', from: 'kether', to: 'binah', sign: 'Mercury', sense: 'house', meaning: 'The house, closed on three sides and open forward. The Torah begins with it, and Binah, to which it leads, is the house that wisdom builds.', source: 'Genesis Rabbah 1:10; Bahir 3', witness: { place: { book: 'proverbs', chapter: 24, verse: 3 }, kind: 'contains', word: 'בית', note: '“Through wisdom is a house built, and by understanding it is established.”' } },
  { name: 'Gimel', from: 'kether', to: 'tiferet', sign: 'the Moon', sense: 'camel; to deal kindly', meaning: 'The giver: gimel runs after dalet as the generous run after the poor (gemol dalim).', source: SHABBAT, witness: { place: { book: 'proverbs', chapter: 19, verse: 17 }, kind: 'contains', word: 'גמל', note: '“That which he hath given (gemulo) will he pay him again”: the verse joins the words of gimel and of dalet, “the poor” (dal).' } },
  { name: 'Daleth', from: 'chokmah', to: 'binah', sign: 'Venus', sense: 'door; poor', meaning: 'The door between the father, Chokmah, and the mother, Binah; also the poor, to whom gimel turns.', source: SHABBAT, witness: { place: { book: 'proverbs', chapter: 8, verse: 34 }, kind: 'contains', word: 'דלתתי', note: 'Wisdom says: “Blessed is the man that watcheth daily at my doors.”' } },
  { name: 'He', from: 'chokmah', to: 'tiferet', sign: 'Aries', sense: 'behold', meaning: 'A breath, with a gap left open for those who come back: the world was made with this letter.', source: 'Babylonian Talmud, Menachot 29b', witness: { place: { book: 'genesis', chapter: 47, verse: 23 }, kind: 'contains', word: 'הא', note: 'Joseph’s “lo, here is seed for you”: the letter’s name as a word.' } },
  { name: 'Vav', from: 'chokmah', to: 'chesed', sign: 'Taurus', sense: 'hook', meaning: 'The hook that joins, just as the letter is the word “and”.', source: NAMES, witness: { place: { book: 'exodus', chapter: 27, verse: 10 }, kind: 'contains', word: 'ווי', note: '“The hooks of the pillars” of the tabernacle: vavei ha-amudim.' } },
  { name: 'Zayin', from: 'binah', to: 'tiferet', sign: 'Gemini', sense: 'weapon; to sustain', meaning: 'The seventh letter. Its name is “weapon” in later Hebrew and “sustain” in Aramaic: what defends and what feeds.', source: SHABBAT, witness: { place: { book: 'exodus', chapter: 20, verse: 8 }, kind: 'begins', word: 'זכור', note: '“Remember the sabbath day”: the commandment of the seventh day begins with the seventh letter.' } },
  { name: 'Heth', from: 'binah', to: 'geburah', sign: 'Cancer', sense: 'fence', meaning: 'The fence; and the first letter of grace (chen) and of life (chayyim).', source: SHABBAT, witness: { place: { book: 'deuteronomy', chapter: 30, verse: 19 }, kind: 'contains', word: 'חיים', note: '“Therefore choose life.”' } },
  { name: 'Teth', from: 'chesed', to: 'geburah', sign: 'Leo', sense: 'uncertain; serpent, by some', meaning: 'The letter of good: it first appears in the Torah in “that it was good”, so it is a good sign in a dream.', source: 'Babylonian Talmud, Bava Kamma 55a', witness: { place: { book: 'genesis', chapter: 1, verse: 4 }, kind: 'contains', word: 'טוב', note: '“And God saw the light, that it was good”: the Torah has no teth before this word.' } },
  { name: 'Yod', from: 'chesed', to: 'tiferet', sign: 'Virgo', sense: 'hand', meaning: 'The smallest letter, the point from which all others are drawn, first of the Name.', source: 'Zohar 1:15a; Pardes Rimonim, gate 27', witness: { place: { book: 'psalms', chapter: 145, verse: 16 }, kind: 'contains', word: 'ידך', note: '“Thou openest thine hand, and satisfiest the desire of every living thing.”' } },
  { name: 'Kaph', from: 'chesed', to: 'netzach', sign: 'Jupiter', sense: 'palm of the hand', meaning: 'The hollow hand that holds what it is given.', source: NAMES, witness: { place: { book: 'psalms', chapter: 24, verse: 4 }, kind: 'contains', word: 'כפים', note: '“He that hath clean hands (kappayim), and a pure heart.”' } },
  { name: 'Lamed', from: 'geburah', to: 'tiferet', sign: 'Libra', sense: 'ox-goad; to teach', meaning: 'The tallest letter. The goad that turns the ox, and with the same root the teaching that turns a person.', source: NAMES, witness: { place: { book: 'judges', chapter: 3, verse: 31 }, kind: 'contains', word: 'מלמד', note: 'Shamgar’s “ox goad”, malmad ha-bakar.' } },
  { name: 'Mem', from: 'geburah', to: 'hod', sign: 'water', sense: 'water', meaning: 'Water, the mother letter that is still: “mem hums, shin hisses”.', source: 'Sefer Yetzirah 2:1', witness: { place: { book: 'isaiah', chapter: 55, verse: 1 }, kind: 'contains', word: 'מים', note: '“Every one that thirsteth, come ye to the waters.”' } },
  { name: 'Nun', from: 'tiferet', to: 'netzach', sign: 'Scorpio', sense: 'fish (Aramaic)', meaning: 'The bent form is the faithful person bowed down, the straight form the faithful person upright.', source: SHABBAT, witness: { place: { book: 'proverbs', chapter: 20, verse: 27 }, kind: 'begins', word: 'נר', note: '“The spirit of man is the candle of the LORD”: the verse begins with the lamp, ner.' } },
  { name: 'Samekh', from: 'tiferet', to: 'yesod', sign: 'Sagittarius', sense: 'support', meaning: 'The letter that holds up. Psalm 145 has no verse for nun, the fallen; the verse after the gap lifts them with samekh.', source: 'Babylonian Talmud, Berakhot 4b', witness: { place: { book: 'psalms', chapter: 145, verse: 14 }, kind: 'begins', word: 'סומך', note: '“The LORD upholdeth all that fall.”' } },
  { name: 'Ayin', from: 'tiferet', to: 'hod', sign: 'Capricorn', sense: 'eye', meaning: 'The eye, and in the same letters a spring.', source: NAMES, witness: { place: { book: 'psalms', chapter: 33, verse: 18 }, kind: 'contains', word: 'עין', note: '“Behold, the eye of the LORD is upon them that fear him.”' } },
  { name: 'Pe', from: 'netzach', to: 'hod', sign: 'Mars', sense: 'mouth', meaning: 'The mouth, open in its bent form and closed in the final one: a time to speak and a time to be silent.', source: SHABBAT, witness: { place: { book: 'exodus', chapter: 4, verse: 11 }, kind: 'contains', word: 'פה', note: '“Who hath made man’s mouth?”' } },
  { name: 'Tsadi', from: 'netzach', to: 'yesod', sign: 'Aquarius', sense: 'uncertain; fish-hook, by some', meaning: 'The righteous (tzaddik), bent and upright. It leads to Yesod, which is called Righteous.', source: `${SHABBAT}; Bahir 102`, witness: { place: { book: 'psalms', chapter: 92, verse: 12 }, kind: 'begins', word: 'צדיק', note: '“The righteous shall flourish like the palm tree.”' } },
  { name: 'Qoph', from: 'netzach', to: 'malkuth', sign: 'Pisces', sense: 'uncertain; back of the head, by some', meaning: 'The letter of holiness (kedushah): its face is turned from resh, and its crown towards it.', source: SHABBAT, witness: { place: { book: 'isaiah', chapter: 6, verse: 3 }, kind: 'contains', word: 'קדוש', note: '“Holy, holy, holy, is the LORD of hosts.”' } },
  { name: 'Resh', from: 'hod', to: 'yesod', sign: 'the Sun', sense: 'head; beginning', meaning: 'The head and the beginning. The sages also heard the wicked (rasha) in it, who receives a crown if he turns back.', source: SHABBAT, witness: { place: { book: 'psalms', chapter: 111, verse: 10 }, kind: 'begins', word: 'ראשית', note: '“The fear of the LORD is the beginning of wisdom”: in this psalm of the alphabet the line of resh.' } },
  { name: 'Shin', from: 'hod', to: 'malkuth', sign: 'fire', sense: 'tooth', meaning: 'Fire, the mother letter that hisses; it is on every mezuzah, for Shaddai.', source: 'Sefer Yetzirah 2:1; Moses Isserles on Shulchan Arukh, Yoreh De‘ah 288:15', witness: { place: { book: 'deuteronomy', chapter: 6, verse: 4 }, kind: 'begins', word: 'שמע', note: '“Hear, O Israel”, which the mezuzah holds, begins with it.' } },
  { name: 'Tav', from: 'yesod', to: 'malkuth', sign: 'Saturn', sense: 'mark, sign', meaning: 'The last letter and the seal: the seal of the Holy One is truth (emet), which ends with it.', source: 'Babylonian Talmud, Shabbat 55a', witness: { place: { book: 'ezekiel', chapter: 9, verse: 4 }, kind: 'contains', word: 'תו', note: '“Set a mark upon the foreheads”: the mark is called tav.' } },
];

export const LAYOUT_NOTE =
  'The letters lie here as in the common Western layout: the tree of Athanasius Kircher (1652) with the letters in their order from the crown down, as the Golden Dawn taught it. The trees of Isaac Luria (the Ari) and of the Gaon of Vilna (the Gra) follow Sefer Yetzirah instead: the three mothers lie across, the seven doubles stand upright, the twelve simple letters are the slanting paths. They put most letters elsewhere; the Ari’s joins Chokmah to Geburah and Binah to Chesed and has no paths from Malkuth but the one to Yesod.';

export const SIGN_NOTE =
  'Elements of the mothers: Sefer Yetzirah 3. Signs of the simple letters: Sefer Yetzirah 5. The planets of the doubles differ between its manuscripts; these are the Golden Dawn’s.';

const MOTHERS = 'אמש';
const DOUBLES = 'בגדכפרת';

function kindOf(letter: string): LetterKind {
  if (MOTHERS.includes(letter)) return 'mother';
  return DOUBLES.includes(letter) ? 'double' : 'simple';
}

/** The number of the first path: the ten sephirot have the numbers before it (Sefer Yetzirah 1:1). */
const FIRST_NUMBER = 11;

export const PATHS: readonly TreePath[] = Object.freeze(
  WRITTEN_PATHS.map((written, index) => {
    const letter = HEBREW_ALPHABET.charAt(index);
    const hebrewName = LETTER_NAMES.standard[letter] ?? letter;
    return Object.freeze({
      ...written,
      id: written.name.toLowerCase(),
      number: FIRST_NUMBER + index,
      letter,
      hebrewName,
      value: hebrewValue(letter),
      nameValue: hebrewValue(hebrewName),
      kind: kindOf(letter),
    });
  }),
);

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
