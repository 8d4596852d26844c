import { beforeAll, describe, expect, test } from 'vitest';
import { bareGreek, greekVerses, hebrewVerses, type OwnVerse } from '../../tests/support/core-packages.ts';
import { type BookId, booksOfGroup } from '../canon/index.ts';
import { METHODS, type MethodId, valueOfWords } from '../gematria/index.ts';
import {
  booksOf,
  decodeLettersFile,
  encodeLettersFile,
  type LettersScript,
  NumberIndex,
} from '../number-index/index.ts';
import type { SearchedText } from '../value-search/finding/index.ts';
import { countedStatistics, differentWords } from './counting/index.ts';
import type { ExtremeId } from './index.ts';

const verses = { hebrew: [] as OwnVerse[], greek: [] as OwnVerse[] };
const indexes = {} as Record<LettersScript, NumberIndex>;

beforeAll(() => {
  verses.hebrew = hebrewVerses();
  verses.greek = greekVerses().map((verse) => ({ ...verse, words: verse.words.map(bareGreek) }));
  for (const script of ['hebrew', 'greek'] as const) {
    const of = verses[script].map((verse) => ({ ...verse, part: '' }));
    indexes[script] = new NumberIndex(decodeLettersFile(encodeLettersFile(script, of)));
  }
});

function textOf(script: LettersScript, method: MethodId, books?: readonly BookId[]): SearchedText {
  const index = indexes[script];
  const id = script === 'hebrew' ? 'wlc' : 'sblgnt';
  const edition = { id, name: id, script, numbering: 'masoretic', revision: 'r1', books: new Set<string>() };
  const isIn = (book: string) => books === undefined || books.some((one) => one === book);
  return { edition, method, index, ranges: booksOf(index.file, isIn) };
}

const statistics = (script: LettersScript, method: MethodId, books?: readonly BookId[]) =>
  countedStatistics(textOf(script, method, books));

describe('the figures of the Hebrew text', () => {
  test.each([
    ['genesis', 1533, 20_612, 78_069, 5_106_328],
    ['exodus', 1213, 16_713, 63_531, 4_639_057],
    ['leviticus', 859, 11_950, 44_795, 3_137_290],
    ['numbers', 1289, 16_413, 63_545, 4_350_383],
    ['deuteronomy', 959, 14_294, 54_910, 3_777_134],
    ['torah', 5853, 79_982, 304_850, 21_010_192],
    ['prophets', 9296, 141_513, 553_785, 35_547_480],
    ['writings', 8064, 84_012, 338_407, 21_533_736],
    ['whole', 23_213, 305_507, 1_197_042, 78_091_408],
  ])('%s has %i verses, %i words, %i letters and the sum %i', (id, ofVerses, words, letters, sum) => {
    const row = statistics('hebrew', 'HEBREW_STANDARD').rows.find((one) => one.id === id);
    expect(row).toMatchObject({ verses: ofVerses, words, letters });
    expect(row?.sums[0]).toBe(sum);
  });

  test('the Torah has 12,826 different words, 6,792 of them once, and the whole 39,614 and 20,554', () => {
    const { rows } = statistics('hebrew', 'HEBREW_STANDARD');
    expect(rows.find(({ id }) => id === 'torah')).toMatchObject({ distinctWords: 12_826, wordsOnce: 6792 });
    expect(rows[0]).toMatchObject({ id: 'whole', distinctWords: 39_614, wordsOnce: 20_554 });
  });

  test('the letters of the Torah are counted with final letters apart', () => {
    const { scope, letters } = statistics('hebrew', 'HEBREW_STANDARD', booksOfGroup('torah'));
    expect(scope).toBe('torah');
    expect(Object.fromEntries(letters.map(({ letter, count }) => [letter, count]))).toEqual({
      א: 27_060,
      ב: 16_345,
      ג: 2109,
      ד: 7032,
      ה: 28_055,
      ו: 30_533,
      ז: 2198,
      ח: 7189,
      ט: 1804,
      י: 31_556,
      כ: 8610,
      ך: 3358,
      ל: 21_570,
      מ: 14_466,
      ם: 10_624,
      נ: 9867,
      ן: 4259,
      ס: 1833,
      ע: 11_250,
      פ: 3975,
      ף: 830,
      צ: 2927,
      ץ: 1035,
      ק: 4695,
      ר: 18_125,
      ש: 15_595,
      ת: 17_950,
    });
  });

  test('the longest word has 11 letters and three places, and Esther 8:9 is the longest verse', () => {
    const { extremes } = statistics('hebrew', 'HEBREW_STANDARD');
    const of = (id: ExtremeId) => extremes.find((extreme) => extreme.id === id);
    expect(of('longest-word')).toMatchObject({ value: 11, count: 3 });
    expect(of('longest-word')?.hits.map(({ letters }) => letters)).toEqual([
      'והאחשדרפנים',
      'ובתועבותיהן',
      'וכעלילותיכם',
    ]);
    expect(of('longest-verse')).toMatchObject({ value: 43, count: 1 });
    expect(of('longest-verse')?.hits[0]?.first).toMatchObject({ book: 'esther', chapter: 8, verse: 9 });
  });
});

const fold = (word: string) =>
  word.replace(/[ךםןףץ]/gu, (final) => 'כמנפצ'['ךםןףץ'.indexOf(final)] as string);

/** All figures of some verses, counted slowly and without the code under test. */
function recount(of: readonly OwnVerse[], method: MethodId) {
  const words = of.flatMap((verse) => verse.words);
  const times = new Map<string, number>();
  for (const word of words) times.set(fold(word), (times.get(fold(word)) ?? 0) + 1);
  const values = new Map<string, number>();
  const valueOfWord = (word: string) => {
    const value = values.get(word) ?? valueOfWords(method, [word]) ?? 0;
    values.set(word, value);
    return value;
  };
  const name = ({ book, chapter, verse }: OwnVerse) => `${book} ${chapter}:${verse}`;
  const most = (measured: readonly (readonly [string, number])[], isLeast = false) => {
    const all = measured.map(([, value]) => value);
    const value = all.reduce((best, one) => (isLeast ? Math.min(best, one) : Math.max(best, one)));
    const found = measured.filter(([, one]) => one === value).map(([place]) => place);
    return { value, count: found.length, places: found.slice(0, 12) };
  };
  const ofVerses = (measure: (verse: OwnVerse) => number) =>
    of.filter((verse) => verse.words.length > 0).map((verse) => [name(verse), measure(verse)] as const);
  const ofWords = (measure: (word: string) => number) =>
    of.flatMap((verse) => verse.words.map((word, at) => [`${name(verse)} ${at}`, measure(word)] as const));
  const lengths = ofVerses((verse) => verse.words.length);
  const letters = ofVerses((verse) => verse.words.join('').length);
  const sums = ofVerses((verse) => valueOfWords(method, verse.words) ?? Number.NaN);
  return {
    row: {
      verses: of.length,
      words: words.length,
      letters: words.join('').length,
      sum: words.reduce((sum, word) => sum + valueOfWord(word), 0),
      distinctWords: times.size,
      wordsOnce: [...times.values()].filter((count) => count === 1).length,
    },
    extremes: {
      'longest-word': most(ofWords((word) => word.length)),
      'highest-word': most(ofWords(valueOfWord)),
      'longest-verse': most(lengths),
      'longest-verse-by-letters': most(letters),
      'shortest-verse': most(lengths, true),
      'shortest-verse-by-letters': most(letters, true),
      'highest-verse': most(sums),
      'lowest-verse': most(sums, true),
    } satisfies Record<ExtremeId, unknown>,
    times,
  };
}

const ALL_SCOPES: readonly (readonly [LettersScript, MethodId, string, readonly BookId[]])[] = [
  ['hebrew', 'HEBREW_STANDARD', 'torah', booksOfGroup('torah')],
  ['hebrew', 'HEBREW_GADOL', 'writings', booksOfGroup('writings')],
  ['hebrew', 'HEBREW_ORDINAL', 'psalms', ['psalms']],
  ['hebrew', 'HEBREW_ATBASH', 'obadiah', ['obadiah']],
  ['greek', 'GREEK_STANDARD', 'gospels', booksOfGroup('gospels')],
  ['greek', 'GREEK_ORDINAL', 'philemon', ['philemon']],
  ...METHODS.map(({ id, script }) => {
    const book: BookId = script === 'hebrew' ? 'ruth' : '3john';
    return [script, id, book, [book]] as const;
  }),
];

test.each(ALL_SCOPES)(
  'in the %s text by %s, the figures of %s are those of a slow recount',
  (script, method, id, books) => {
    const asked = new Set<string>(books);
    const slow = recount(
      verses[script].filter(({ book }) => asked.has(book)),
      method,
    );
    const { scope, rows, extremes } = statistics(script, method, books);
    expect(scope).toBe(id);
    const {
      sums,
      verses: ofVerses,
      words,
      letters,
      distinctWords,
      wordsOnce,
    } = rows.find((row) => row.id === id)!;
    expect({
      verses: ofVerses,
      words,
      letters,
      distinctWords,
      wordsOnce,
      sum: sums.at(methodColumn(method)),
    }).toEqual(slow.row);
    const shown = extremes.map((extreme) => [
      extreme.id,
      {
        value: extreme.value,
        count: extreme.count,
        places: extreme.hits.map(
          ({ first: { book, chapter, verse, word }, letters }) =>
            `${book} ${chapter}:${verse}${letters === undefined ? '' : ` ${word}`}`,
        ),
      },
    ]);
    expect(Object.fromEntries(shown)).toEqual(slow.extremes);
  },
);

/** The place of a method's sums: the first three are in every table, and another one comes after them. */
function methodColumn(method: MethodId): number {
  const tables: readonly string[] = [
    'HEBREW_STANDARD HEBREW_ORDINAL HEBREW_GADOL',
    'GREEK_STANDARD GREEK_ORDINAL GREEK_REDUCED_LETTERS',
  ];
  const at = Math.max(...tables.map((table) => table.split(' ').indexOf(method)));
  return at === -1 ? 3 : at;
}

test('the different words of the Torah are those of a recount, the most frequent first, and those once in reading order', () => {
  const { times } = recount(
    verses.hebrew.filter(({ book }) => booksOfGroup('torah').includes(book)),
    'HEBREW_STANDARD',
  );
  const text = textOf('hebrew', 'HEBREW_STANDARD', booksOfGroup('torah'));
  const all = differentWords(text, { once: false, limit: 20_000, offset: 0 });
  expect(all.count).toBe(12_826);
  expect(all.words.map((word) => word.times)).toEqual([...times.values()].sort((a, b) => b - a));
  const once = differentWords(text, { once: true, limit: 3, offset: 1 });
  expect(once.count).toBe(6792);
  const expected = [...times].filter(([, count]) => count === 1).map(([word]) => word);
  expect(once.words.map(({ letters }) => fold(letters))).toEqual(expected.slice(1, 4));
});

test('an unnumbered ending and an empty verse are no verses of the figures and extremes', () => {
  const words = (text: string) => text.split(' ');
  const file = encodeLettersFile('greek', [
    { book: 'mark', chapter: 16, verse: 8, part: '', words: words('εφοβουντο γαρ') },
    { book: 'mark', chapter: 16, verse: 8, part: 'ending', words: words('ιησουσ') },
    { book: 'mark', chapter: 16, verse: 9, part: '', words: [] },
  ]);
  const index = new NumberIndex(decodeLettersFile(file));
  const { rows, extremes } = countedStatistics({
    ...textOf('greek', 'GREEK_STANDARD'),
    index,
    ranges: booksOf(index.file),
  });
  expect(rows[0]).toMatchObject({ verses: 2, words: 3, letters: 18, distinctWords: 3 });
  expect(extremes.find(({ id }) => id === 'shortest-verse')).toMatchObject({ value: 2, count: 1 });
  expect(extremes.find(({ id }) => id === 'longest-word')).toMatchObject({ value: 9, count: 1 });
});
