import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterTable, type MethodId, valueOfWords } from '../../../domain/gematria/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import type { VerseRecord, WordRecord } from '../../records.ts';
import { joinWords } from '../../words/word-places.ts';
import { HEBREW_BOOKS } from './books.ts';
import { readCorrections } from './corrected-tags.ts';
import { packageFile } from './packages.ts';
import { STRONGS } from './strongs.ts';
import { readLexicon, readText, verseAt, wordsOf } from './testing.ts';
import { languageOf, lemmaOf, strongsOfLemma, WLC } from './wlc.ts';

let verses: readonly VerseRecord[] = [];

beforeAll(async () => {
  verses = await readText(WLC);
});

const at = (book: string, chapter: number, verse: number) => verseAt(verses, book, chapter, verse);
const letters = (words: readonly WordRecord[]) => words.reduce((sum, word) => sum + word.letters.length, 0);
const inBooks = (...books: string[]) => verses.filter(({ book }) => books.includes(book));
const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'];

function total(method: MethodId, words: readonly WordRecord[]): number {
  const table = letterTable(method);
  let sum = 0;
  for (const word of words) for (const letter of word.letters) sum += table[letter] ?? Number.NaN;
  return sum;
}

const figuresOf = (words: readonly WordRecord[]) => ({
  words: words.length,
  letters: letters(words),
  total: total('HEBREW_STANDARD', words),
});

function verseValue(verse: VerseRecord): number | null {
  return valueOfWords(
    'HEBREW_STANDARD',
    wordsOf([verse]).map((word) => word.letters),
  );
}

/** Returns the verses that have a variant without any word of this reading. */
function lacking(reading: 'ketiv' | 'qere'): string[] {
  return verses.flatMap(({ book, chapter, verse, words }) => {
    const variants = new Set(words.flatMap(({ variant }) => (variant === null ? [] : [variant])));
    const missing = [...variants].filter(
      (variant) => !words.some((word) => word.variant === variant && word.reading === reading),
    );
    return missing.map(() => `${book} ${chapter}:${verse}`);
  });
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

describe('the whole Hebrew Bible', () => {
  test('the whole Hebrew Bible has 23,213 verses, and both readings have the known counts and totals', () => {
    const ketiv = wordsOf(verses);
    const qere = wordsOf(verses, 'qere');
    expect(verses).toHaveLength(23_213);
    expect(figuresOf(ketiv)).toEqual({ words: 305_507, letters: 1_197_042, total: 78_091_408 });
    expect(figuresOf(qere)).toEqual({ words: 305_517, letters: 1_197_101, total: 78_092_738 });
    expect(total('HEBREW_GADOL', ketiv)).toBe(122_344_138);
    expect(total('HEBREW_ORDINAL', ketiv)).toBe(12_727_576);
  });

  test('the whole Hebrew Bible has the figures that the source declares as expected', () => {
    expect(WLC.expected).toEqual({
      verses: verses.length,
      words: wordsOf(verses).length,
      letters: letters(wordsOf(verses)),
      qereWords: wordsOf(verses, 'qere').length,
      qereLetters: letters(wordsOf(verses, 'qere')),
      standardTotal: total('HEBREW_STANDARD', wordsOf(verses)),
    });
  });

  test('the whole Hebrew Bible has the known totals of the books of the Torah, and the Torah’s words and letters', () => {
    expect(TORAH.map((book) => total('HEBREW_STANDARD', wordsOf(inBooks(book))))).toEqual([
      5_106_328, 4_639_057, 3_137_290, 4_350_383, 3_777_134,
    ]);
    const torah = wordsOf(inBooks(...TORAH));
    expect(figuresOf(torah)).toEqual({ words: 79_982, letters: 304_850, total: 21_010_192 });
  });

  test('the whole Hebrew Bible has verses that equal their joined words, without outer or double spaces', () => {
    const wrong = verses.filter(
      ({ text, words }) =>
        text !== joinWords(words) || text !== text.trim() || text.includes('  ') || text === '',
    );
    expect(wrong).toEqual([]);
  });

  test('the whole Hebrew Bible has words of Hebrew letters only, and no morpheme separators', () => {
    const bad = verses
      .flatMap(({ words }) => words)
      .filter(
        ({ letters: bare, originalText }) => !/^[א-ת]+$/.test(bare) || /[/\s־׀׃׆{}]/.test(originalText),
      );
    expect(bad).toEqual([]);
  });

  test('the whole Hebrew Bible has the code points in the order of the source, not in the order of NFC', async () => {
    const source = await readFile(await packageFile('morphhb', 'wlc/Gen.xml'), 'utf8');
    const written = new Set(
      source
        .replace(/<.?seg[^>]*>/g, '')
        .replaceAll('/', '')
        .split(/[<>\s־]+/),
    );
    const words = wordsOf(inBooks('genesis')).map(({ originalText }) => originalText);
    expect(words.filter((word) => !written.has(word))).toEqual([]);
    expect(words.some((word) => word !== word.normalize('NFC'))).toBe(true);
  });
});

describe('ketiv and qere', () => {
  test('the text with ketiv and qere has 1,260 qere notes', () => {
    const variants = verses.map(
      ({ words }) => new Set(words.map(({ variant }) => variant).filter((v) => v !== null)).size,
    );
    expect(variants.reduce((sum, count) => sum + count, 0)).toBe(1_260);
  });

  test('the text with ketiv and qere has a ketiv without a qere, and a qere without a ketiv, in these verses only', () => {
    expect(lacking('qere').sort()).toEqual(
      [
        '2kings 5:18',
        'jeremiah 38:16',
        'jeremiah 39:12',
        'jeremiah 51:3',
        'ezekiel 48:16',
        'ruth 3:12',
      ].sort(),
    );
    expect(lacking('ketiv').sort()).toEqual(
      [
        'judges 20:13',
        'ruth 3:5',
        'ruth 3:17',
        '2samuel 16:23',
        '2kings 19:31',
        '2kings 19:37',
        'jeremiah 31:38',
        'jeremiah 50:29',
      ].sort(),
    );
  });

  test.each(['ketiv', 'qere'] as const)(
    'the text with ketiv and qere has a sof pasuq only at the end of a verse: %s',
    (reading) => {
      const signs = (verse: VerseRecord) => wordsOf([verse], reading).map(({ after }) => after);
      const inside = verses.filter((verse) =>
        signs(verse)
          .slice(0, -1)
          .some((after) => after.includes('׃')),
      );
      expect(inside).toEqual([]);
      // In these verses, the package's text has no sof pasuq.
      const without = verses.filter((verse) => !signs(verse).at(-1)?.endsWith('׃'));
      expect(without.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)).toEqual([
        'exodus 2:5',
        'exodus 14:25',
        'exodus 14:29',
        'exodus 34:6',
        'leviticus 18:17',
        'leviticus 19:1',
        'leviticus 26:7',
        'numbers 7:32',
        'numbers 7:40',
        'numbers 7:55',
        'numbers 7:68',
        'numbers 25:19',
        'deuteronomy 9:20',
        'deuteronomy 25:9',
        '1samuel 6:19',
        'ezekiel 33:20',
        'hosea 4:19',
        'hosea 8:9',
        'amos 1:14',
        'amos 6:6',
        'amos 9:5',
      ]);
    },
  );

  test('the text with ketiv and qere accepts a catchword that joins two words: 2 Kings 6:25 and Jeremiah 29:23', () => {
    const variant = (verse: VerseRecord) => verse.words.filter((word) => word.variant !== null);
    expect(variant(at('2kings', 6, 25)).map((word) => [word.reading, word.letters, word.after])).toEqual([
      ['ketiv', 'חרי', ''],
      ['ketiv', 'יונים', ' '],
      ['qere', 'דביונים', ' '],
    ]);
    expect(
      variant(at('jeremiah', 29, 23)).map((word) => [word.reading, word.letters, word.strongsNumber]),
    ).toEqual([
      ['ketiv', 'הו', 'H1931'],
      ['ketiv', 'ידע', 'H3045'],
      ['qere', 'היודע', 'H3045'],
    ]);
  });

  test('the text with ketiv and qere has the Euphrates of 2 Samuel 8:3 in the qere only, and a word of Jeremiah 51:3 in the ketiv only', () => {
    const euphrates = at('2samuel', 8, 3).words.at(-1);
    expect(euphrates).toMatchObject({ reading: 'qere', letters: 'פרת', strongsNumber: 'H6578', after: '׃' });
    expect(hebrewLetters(at('2samuel', 8, 3).text).endsWith('ידובנהר')).toBe(true);
    expect(at('2samuel', 8, 3).text.endsWith('־׃')).toBe(true);
    expect(at('2samuel', 8, 3).words.slice(-3)).toMatchObject([
      { reading: 'ketiv', letters: 'בנהר', after: '־׃' },
      { reading: 'qere', letters: 'בנהר', after: '־' },
      { reading: 'qere', letters: 'פרת', after: '׃' },
    ]);
    expect(at('jeremiah', 51, 3).words.filter((word) => word.variant !== null)).toMatchObject([
      { reading: 'ketiv', letters: 'ידרך' },
    ]);
  });

  test('the text with ketiv and qere has more than 99 % of the ketiv words without points, and every ketiv word with its own morphology', () => {
    const ketiv = verses.flatMap(({ words }) => words.filter(({ reading }) => reading === 'ketiv'));
    expect(ketiv.filter(({ originalText, letters: bare }) => originalText !== bare).length).toBeLessThan(
      ketiv.length / 100,
    );
    expect(ketiv.filter(({ morphology }) => morphology === null)).toEqual([]);
  });
});

describe('known verses', () => {
  test('the first word of Genesis has its number, lemma, morphology and letters', () => {
    const words = wordsOf([at('genesis', 1, 1)]);
    expect(words[0]).toMatchObject({
      strongsNumber: 'H7225',
      lemma: 'H7225',
      morphology: 'HR/Ncfsa',
      letters: 'בראשית',
    });
    expect(at('genesis', 1, 1).text.normalize('NFC')).toBe(
      'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃'.normalize('NFC'),
    );
  });

  test('Deuteronomy 6:4 has its large letters in its words and has the total 1118', () => {
    expect(verseValue(at('deuteronomy', 6, 4))).toBe(1118);
    expect(wordsOf([at('deuteronomy', 6, 4)]).map((word) => word.letters)).toEqual([
      'שמע',
      'ישראל',
      'יהוה',
      'אלהינו',
      'יהוה',
      'אחד',
    ]);
  });

  test('Numbers 10:35 has inverted nuns around it, as marks and not as letters', () => {
    expect([34, 35, 36].map((verse) => at('numbers', 10, verse).words.at(-1)?.mark)).toEqual([
      '׆ ס',
      null,
      '׆ ס',
    ]);
    expect(at('numbers', 10, 34).text).not.toContain('׆');
    expect(verses.flatMap(({ words }) => words).filter((word) => word.mark?.includes('׆'))).toHaveLength(9);
  });

  test('220 words say what the source has wrong, each line of the list is used, and no suffix has the code of a pronoun', () => {
    const words = verses.flatMap((verse) => verse.words.map((word) => ({ verse, word })));
    const corrected = words.filter(({ word }) => word.corrected !== null);
    expect(corrected).toHaveLength(220);
    expect(WLC.edition.source).toContain(' 220 words ');
    const used = new Set(
      corrected.map(({ verse, word }) => `${verse.book} ${verse.chapter}:${verse.verse} ${word.letters}`),
    );
    expect(used).toEqual(new Set(readCorrections().keys()));
    expect(words.filter(({ word }) => /[NV][^/]*\/Pp/u.test(word.morphology ?? ''))).toEqual([]);
    // A wrong code, a wrong number, and both.
    const inVerse = (book: string, chapter: number, verse: number, letters: string) =>
      at(book, chapter, verse).words.find((word) => word.letters === letters);
    const report = (number: number) => `https://github.com/openscriptures/morphhb/issues/${number}`;
    expect(inVerse('ezra', 4, 3, 'ולנו')).toMatchObject({
      morphology: 'HC/R/Sp1cp',
      corrected: JSON.stringify({ morphology: 'HC/Rd/Pp1cp', report: report(88) }),
    });
    expect(inVerse('isaiah', 11, 13, 'וצררי')).toMatchObject({
      strongsNumber: 'H6887',
      lemma: 'H6887',
      corrected: JSON.stringify({ strongsNumber: 'H6862', report: report(97) }),
    });
    expect(inVerse('jeremiah', 7, 31, 'בניהם')).toMatchObject({
      strongsNumber: 'H1121',
      morphology: 'HNcmpc/Sp3mp',
      corrected: JSON.stringify({ strongsNumber: 'H1323', morphology: 'HNcfpc/Sp3mp', report: report(95) }),
    });
  });

  test('languageOf finds Aramaic by morphology: Daniel, Ezra, Jeremiah 10:11, Genesis 31:47', () => {
    const aramaic = (rows: readonly VerseRecord[]) =>
      wordsOf(rows).filter((word) => word.morphology?.startsWith('A')).length;
    expect(aramaic(inBooks('daniel'))).toBe(3_599);
    expect(aramaic(inBooks('ezra'))).toBe(1_212);
    expect(aramaic([at('jeremiah', 10, 11)])).toBe(15);
    expect(aramaic([at('genesis', 31, 47)])).toBe(2);
    expect(aramaic(verses)).toBe(3_599 + 1_212 + 15 + 2);
    expect([at('jeremiah', 10, 11), at('genesis', 31, 47)].map((row) => row.originalLanguage)).toEqual([
      'aramaic',
      'hebrew',
    ]);
  });

  test('every Strong’s number of the text has an entry in the dictionary', async () => {
    const entries = new Set((await readLexicon(STRONGS)).map(({ strongsNumber }) => strongsNumber));
    const numbers = new Set(verses.flatMap(({ words }) => words.map((word) => word.strongsNumber)));
    numbers.delete(null);
    expect([...numbers].filter((number) => number !== null && !entries.has(number))).toEqual([]);
    expect(numbers.size).toBeGreaterThan(8_000);
  });

  test('the Hebrew text counts a compound once, so that every Strong’s number has the count of the package before corrections', async () => {
    const counted = countOf(
      wordsOf(verses).flatMap(({ lemma, strongsNumber, corrected }) => {
        const { strongsNumber: inSource = strongsNumber } = JSON.parse(corrected ?? '{}');
        return lemma === strongsNumber && inSource !== null ? [inSource] : [];
      }),
    );
    const lemmas: string[] = [];
    for (const { osis } of HEBREW_BOOKS) {
      const xml = await readFile(await packageFile('morphhb', `wlc/${osis}.xml`), 'utf8');
      const written = xml.replace(/<rdg type="x-qere"(?:\/>|>.*?<\/rdg>)/gs, '');
      for (const [, lemma = ''] of written.matchAll(/<w [^>]*?lemma="([^"]*)"/g)) lemmas.push(lemma);
    }
    const numbers = lemmas.flatMap((lemma) => [...lemma.matchAll(/(\d+)(?: [a-z])?(\+?)$/g)]);
    const expected = countOf(
      numbers.flatMap(([, number, sign]) => (sign === '+' ? [] : [`H${Number(number)}`])),
    );
    expect(numbers.filter(([, , sign]) => sign === '+')).toHaveLength(800);
    expect(counted.size).toBeGreaterThan(8_000);
    expect(counted).toEqual(expected);
    expect(['H1008', 'H1035', 'H884', 'H7884'].map((number) => counted.get(number))).toEqual([72, 41, 34, 1]);
  });

  test('each earlier part of a Hebrew compound is directly before the rest of it, in both readings', () => {
    for (const reading of ['ketiv', 'qere'] as const) {
      const words = wordsOf(verses, reading);
      const astray = words.filter(
        ({ lemma, strongsNumber }, place) =>
          lemma.endsWith('+') &&
          (lemma !== `${strongsNumber}+` || words[place + 1]?.strongsNumber !== strongsNumber),
      );
      expect(astray).toEqual([]);
    }
  });

  test('5,950 words of the Hebrew text are only prefix and suffix: they have no Strong’s number, and their letters are the lemma', () => {
    const bare = wordsOf(verses).filter((word) => word.strongsNumber === null);
    expect(bare).toHaveLength(5_950);
    expect(bare.filter((word) => word.lemma !== word.letters)).toEqual([]);
  });
});

describe('lemma and language', () => {
  test('strongsOfLemma takes the last number of a lemma, without prefixes, the letter of an augmented number and the sign of a compound', () => {
    expect(['b/7225', '1254 a', '1008+', 'c/d/430', 'c/l', '', 'k/834 d'].map(strongsOfLemma)).toEqual([
      'H7225',
      'H1254',
      'H1008',
      'H430',
      null,
      null,
      'H834',
    ]);
    expect(['b/7225', '1254 a', 'c/1008+', 'c/l'].map((lemma) => lemmaOf(lemma, 'וב'))).toEqual([
      'H7225',
      'H1254',
      'H1008+',
      'וב',
    ]);
  });

  test('a verse is Aramaic if most words of its ketiv are Aramaic', () => {
    const word = (morphology: string, reading: 'both' | 'qere' = 'both') => ({ morphology, reading });
    expect(languageOf([word('ANcmsa'), word('HR'), word('AR')])).toBe('aramaic');
    expect(languageOf([word('AR'), word('HR'), word('AR', 'qere')])).toBe('hebrew');
  });
});
