import { beforeAll, describe, expect, test } from 'vitest';
import { readQamats } from '../../../domain/hebrew/qamats.ts';
import { isDoubled, pointedLetters, QAMATS, QAMATS_QATAN } from '../../../domain/hebrew/syllables.ts';
import type { VerseRecord } from '../../records.ts';
import { readText, verseAt } from './testing.ts';
import { WLC } from './wlc.ts';

let verses: readonly VerseRecord[] = [];

beforeAll(async () => {
  verses = await readText(WLC);
});

const WELL_KNOWN: readonly (readonly [string, number, number, string, string])[] = [
  ['genesis', 1, 1, 'בראשית', 'bereshit'],
  ['genesis', 1, 1, 'ברא', 'bara'],
  ['genesis', 1, 1, 'אלהים', 'elohim'],
  ['genesis', 1, 1, 'השמים', 'hashamayim'],
  ['genesis', 1, 1, 'הארץ', "ha'arets"],
  ['genesis', 1, 5, 'לילה', 'laylah'],
  ['genesis', 2, 15, 'לעבדה', "le'ovdah"],
  ['genesis', 2, 15, 'ולשמרה', 'uleshomrah'],
  ['genesis', 2, 17, 'אכלך', 'akholkha'],
  ['genesis', 3, 5, 'אכלכם', 'akholkhem'],
  ['genesis', 15, 15, 'תבוא', 'tavo'],
  ['genesis', 17, 5, 'אברהם', 'avraham'],
  ['genesis', 18, 2, 'ארצה', 'artsah'],
  ['genesis', 28, 15, 'אעזבך', "e'ezovkha"],
  ['genesis', 32, 18, 'יפגשך', 'yifgoshkha'],
  ['genesis', 43, 11, 'בטנים', 'botnim'],
  ['exodus', 3, 14, 'אהיה', 'ehyeh'],
  ['exodus', 12, 14, 'תחגהו', 'techogguhu'],
  ['exodus', 15, 13, 'בעזך', "ve'ozzekha"],
  ['exodus', 20, 5, 'תעבדם', "to'ovdem"],
  ['exodus', 20, 8, 'זכור', 'zakhor'],
  ['exodus', 20, 8, 'לקדשו', 'leqaddesho'],
  ['exodus', 25, 5, 'מאדמים', "me'oddamim"],
  ['exodus', 26, 1, 'משזר', 'moshzar'],
  ['exodus', 29, 37, 'קדשים', 'qodashim'],
  ['leviticus', 11, 22, 'הסלעם', "hassol'am"],
  ['numbers', 23, 13, 'וקבנו', 'veqovno'],
  ['numbers', 26, 33, 'צלפחד', 'tselofchad'],
  ['deuteronomy', 6, 4, 'שמע', 'shema'],
  ['deuteronomy', 6, 4, 'ישראל', "yisra'el"],
  ['deuteronomy', 6, 4, 'אחד', 'echad'],
  ['deuteronomy', 6, 5, 'לבבך', 'levavekha'],
  ['deuteronomy', 15, 3, 'הנכרי', 'hannokhri'],
  ['joshua', 9, 7, 'אכרת', 'ekhrot'],
  ['judges', 19, 21, 'ויבול', 'vayyavol'],
  ['1samuel', 16, 22, 'יעמד', "ya'amod"],
  ['leviticus', 26, 35, 'השמה', 'hoshammah'],
  ['leviticus', 26, 43, 'בהשמה', 'bohshammah'],
  ['numbers', 22, 11, 'קבה', 'qovah'],
  ['1kings', 12, 10, 'קטני', 'qotonni'],
  ['job', 20, 26, 'תאכלהו', "te'okhlehu"],
  ['1kings', 18, 44, 'יעצרכה', "ya'atsorkhah"],
  ['2chronicles', 6, 42, 'זכרה', 'zokhrah'],
  ['2chronicles', 36, 14, 'למעול', "lim'ol"],
  ['nehemiah', 1, 6, 'פתוחות', 'fetuchot'],
  ['nehemiah', 5, 19, 'זכרה', 'zokhrah'],
  ['nehemiah', 6, 14, 'זכרה', 'zokhrah'],
  ['nehemiah', 13, 14, 'זכרה', 'zokhrah'],
  ['job', 28, 28, 'חכמה', 'chokhmah'],
  ['psalms', 1, 1, 'אשרי', 'ashre'],
  ['psalms', 1, 1, 'האיש', "ha'ish"],
  ['psalms', 16, 1, 'שמרני', 'shomreni'],
  ['psalms', 21, 2, 'בעזך', "be'ozzekha"],
  ['psalms', 23, 1, 'רעי', "ro'i"],
  ['psalms', 23, 1, 'אחסר', 'echsar'],
  ['psalms', 23, 3, 'נפשי', 'nafshi'],
  ['psalms', 23, 3, 'ישובב', 'yeshovev'],
  ['psalms', 23, 4, 'צלמות', 'tsalmavet'],
  ['psalms', 42, 7, 'אזכרך', 'ezkorkha'],
  ['psalms', 62, 4, 'תרצחו', 'terotsechu'],
  ['psalms', 67, 2, 'יחננו', 'yechonnenu'],
  ['psalms', 72, 20, 'כלו', 'kollu'],
  ['psalms', 74, 13, 'בעזך', "ve'ozzekha"],
  ['psalms', 86, 2, 'שמרה', 'shomrah'],
  ['psalms', 119, 49, 'זכר', 'zekhor'],
  ['psalms', 121, 7, 'ישמרך', 'yishmorkha'],
  ['psalms', 123, 2, 'שיחננו', 'sheyyechonnenu'],
  ['psalms', 132, 1, 'זכור', 'zekhor'],
  ['psalms', 137, 7, 'זכר', 'zekhor'],
  ['psalms', 144, 13, 'צאוננו', 'tsonenu'],
  ['proverbs', 3, 8, 'לשרך', 'leshorekha'],
  ['proverbs', 11, 3, 'ישדם', 'yeshoddem'],
  ['proverbs', 14, 10, 'מרת', 'morat'],
  ['songofsolomon', 7, 2, 'אמן', 'omman'],
  ['ecclesiastes', 2, 22, 'לבו', 'libbo'],
  ['isaiah', 6, 3, 'קדוש', 'qadosh'],
  ['isaiah', 6, 3, 'צבאות', "tseva'ot"],
  ['isaiah', 7, 14, 'עמנו', 'immanu'],
  ['isaiah', 19, 17, 'לחגא', 'lechogga'],
  ['isaiah', 44, 23, 'רנו', 'ronnu'],
  ['isaiah', 54, 3, 'ושמאול', 'usemol'],
  ['isaiah', 58, 14, 'במותי', 'bamote'],
  ['jeremiah', 27, 20, 'יכוניה', 'yekhonyah'],
  ['lamentations', 1, 9, 'זכרה', 'zakherah'],
  ['ezekiel', 16, 4, 'שרך', 'shorekh'],
  ['ezekiel', 26, 9, 'קבלו', 'qovollo'],
  ['daniel', 2, 38, 'בכלהון', 'bekhollehon'],
  ['ezekiel', 44, 3, 'לאכול', "le'ekhol"],
  ['daniel', 7, 14, 'שלטן', 'sholtan'],
  ['micah', 5, 1, 'בית', 'bet'],
  ['micah', 5, 1, 'לחם', 'lechem'],
  ['micah', 5, 1, 'אפרתה', 'efratah'],
  ['micah', 1, 5, 'ובחטאות', 'uvechattot'],
  ['nahum', 3, 7, 'שדדה', 'shoddedah'],
  ['habakkuk', 2, 8, 'ישלוך', 'yeshollukha'],
  ['zephaniah', 2, 9, 'יבזום', 'yevozzum'],
  ['habakkuk', 3, 2, 'פעלך', "po'olkha"],
  ['malachi', 3, 23, 'אליה', 'eliyyah'],
  ['lamentations', 1, 7, 'זכרה', 'zakherah'],
];

describe('well-known words', () => {
  test.each(WELL_KNOWN)('in %s %i:%i, %s is transliterated as %s', (book, chapter, verse, letters, latin) => {
    const found = verseAt(verses, book, chapter, verse).words.filter((word) => word.letters === letters);
    expect(found).not.toEqual([]);
    expect(new Set(found.map(({ transliteration }) => transliteration))).toEqual(new Set([latin]));
  });
});

describe('the whole Hebrew Bible', () => {
  /** A qamats before a letter with shewa. */
  const QAMATS_AND_SHEWA = /\u05B8[^א-ת]*[א-ת][^א-ת]*\u05B0/;

  test('the word זכרה is transliterated as an imperative seven times, and as a perfect twice', () => {
    const sounds = verses
      .flatMap(({ words }) => words)
      .filter(({ letters }) => letters === 'זכרה')
      .map(({ transliteration }) => transliteration);
    expect(sounds.sort()).toEqual([...Array(2).fill('zakherah'), ...Array(7).fill('zokhrah')]);
  });

  test.each([
    ['infinitives with a suffix', /^H.*Vqc\/S/, 279, []],
    ['imperatives with a suffix or -ah', /^H.*Vqv2ms\/S/, 61, []],
    ['passives of the causative', /^H.*VH/, 65, ['2samuel 20:21 mushlakh']],
  ] as const)(
    'the qamats before a shewa is transliterated as short in %s',
    (_, morphology, count, without) => {
      const found = verses.flatMap(({ book, chapter, verse, words }) =>
        words
          .filter(
            (word) => morphology.test(word.morphology ?? '') && QAMATS_AND_SHEWA.test(word.originalText),
          )
          .map(({ transliteration }) => `${book} ${chapter}:${verse} ${transliteration}`),
      );
      expect(found).toHaveLength(count);
      expect(found.filter((word) => !word.split(' ')[2]?.includes('o'))).toEqual(without);
    },
  );

  test('a qamats before a doubled letter is transliterated as long under the stress and in a few words, and otherwise short', () => {
    const long = new Set<string | null>();
    const short = new Set<string | null>();
    for (const { originalText, morphology, strongsNumber } of verses.flatMap(({ words }) => words)) {
      const word = readQamats(pointedLetters(originalText), morphology ?? '');
      word.forEach(({ vowel }, at) => {
        if (vowel === QAMATS && isDoubled(word, at + 1)) long.add(strongsNumber);
        if (vowel === QAMATS_QATAN && isDoubled(word, at + 1)) short.add(strongsNumber);
      });
    }
    const stressed = 'H859 H1826 H2865 H3220 H4100 H4295 H4743 H4803 H5181 H5405 H5414 H6258 H7043 H7227';
    const more = 'H7231 H7235 H7311 H7921 H8033 H8552';
    // The words of `few` in English: houses, oh, "my reproach", they enter (Aramaic), harvest, street, he strove, the
    // three of them.
    const few = 'H1004 H1005 H577 H2781 H5954 H7105 H7784 H7786 H8532';
    expect(long).toEqual(new Set(`${stressed} ${more} ${few}`.split(' ')));
    expect([...short].filter((number) => long.has(number))).toEqual([]);
    expect(short.size).toBe(22);
  });

  test('no vav after a holem and a silent alef is transliterated as a consonant', () => {
    const found = verses
      .flatMap(({ words }) => words)
      .filter(({ originalText }) => /\u05B9[^א-ת]*או(?![\u05B0-\u05BC])/.test(originalText));
    expect(found).toHaveLength(71);
    expect(found.filter(({ transliteration }) => /ov/.test(transliteration ?? ''))).toEqual([]);
  });
});
