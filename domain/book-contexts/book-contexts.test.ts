import { beforeAll, describe, expect, test } from 'vitest';
import type { VerseRecord, WordRecord } from '../../import-jobs/records.ts';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { readText, verseAt, wordsOf } from '../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { BOOKS, type BookId, bookById } from '../canon/index.ts';
import { valueOfWords } from '../gematria/index.ts';
import { checkAddress } from '../reference/index.ts';
import { chapterCount, toEnglish, verseCount } from '../versification/index.ts';
import { bookContext } from './index.ts';

type TorahBook = 'genesis' | 'exodus' | 'leviticus' | 'numbers' | 'deuteronomy';

/**
 * The number of verses that the Masoretic note at the end of each book gives. Our texts do not contain these notes.
 */
const MASORETIC_NOTES: Readonly<Record<TorahBook, number>> = {
  genesis: 1534,
  exodus: 1209,
  leviticus: 859,
  numbers: 1288,
  deuteronomy: 955,
};
const TORAH = Object.keys(MASORETIC_NOTES) as TorahBook[];
const PORTIONS: Readonly<Record<TorahBook, number>> = {
  genesis: 12,
  exodus: 11,
  leviticus: 10,
  numbers: 10,
  deuteronomy: 11,
};

let hebrew: readonly VerseRecord[] = [];
let english: readonly VerseRecord[] = [];
let words: Readonly<Record<TorahBook, WordRecord[]>>;

beforeAll(async () => {
  hebrew = await readText(WLC);
  english = await readText(KJV);
  words = Object.fromEntries(TORAH.map((book) => [book, wordsOf(versesOf(book))])) as typeof words;
});

const versesOf = (...books: readonly string[]) => hebrew.filter(({ book }) => books.includes(book));
const lettersOf = (list: readonly WordRecord[]) => list.reduce((sum, word) => sum + word.letters.length, 0);
const number = (value: number) => value.toLocaleString('en');
const text = (book: BookId) => bookContext(book).paragraphs.join('\n');
const kjv = (book: BookId, chapter: number, verse: number) => verseAt(english, book, chapter, verse).text;
const wlc = (book: BookId, chapter: number, verse: number) =>
  wordsOf([verseAt(hebrew, book, chapter, verse)]);
const standard = (...list: string[]) => valueOfWords('HEBREW_STANDARD', list);

function statements(book: TorahBook): string[] {
  const counted = `${number(versesOf(book).length)} verses, ${number(words[book].length)} words and ${number(lettersOf(words[book]))} letters`;
  const own = {
    genesis: () => [
      `opens a section ${sections().length} times, first at ${sections()[0]} and last at ${sections().at(-1)}`,
      `the ${standard('אליעזר')} men of 14:14`,
      `the value ${standard('אליעזר')}`,
    ],
    exodus: () => {
      const [letters, ...others] = [19, 20, 21].map((verse) => lettersOf(wlc('exodus', 14, verse)));
      expect(others).toEqual([letters, letters]);
      return [`the three verses 14:19–21 has ${letters} letters`, `of ${letters} parts`];
    },
    leviticus: () => {
      const all = TORAH.flatMap((id) => versesOf(id));
      const middle = all[Math.floor(all.length / 2)];
      const inOrder = all.flatMap((verse) => wordsOf([verse]).map((word) => ({ word, verse })));
      const half = lettersOf(inOrder.map(({ word }) => word)) / 2;
      let before = 0;
      const holder = inOrder.find(({ word }) => {
        before += word.letters.length;
        return before >= half;
      });
      const twoWords = [-1, 0].map((step) => place(inOrder[inOrder.length / 2 + step]?.verse));
      expect(new Set(twoWords).size).toBe(1);
      return [
        `the middle letter is in ${place(holder?.verse)}, the middle words are in ${twoWords[0]} and the middle verse is ${place(middle)}`,
      ];
    },
    numbers: () => {
      const lines = [24, 25, 26].map((verse) => wlc('numbers', 6, verse));
      const [a, b, c] = lines.map((line) => line.length);
      const [d, e, f] = lines.map(lettersOf);
      expect(kjv('numbers', 1, 46)).toContain(
        'six hundred thousand and three thousand and five hundred and fifty',
      );
      expect(kjv('numbers', 26, 51)).toContain(
        'six hundred thousand and a thousand seven hundred and thirty',
      );
      const nuns = lettersOf([...wlc('numbers', 10, 35), ...wlc('numbers', 10, 36)]);
      return [
        `with ${verseCount('english', 'numbers', 7)} verses`,
        'counts 603,550 men (1:46), the second 601,730 (26:51)',
        `${a}, ${b} and ${c} words, ${d}, ${e} and ${f} letters`,
        `The ${nuns} letters of 10:35–36`,
        'Hebrew Bibles number 25:19',
      ];
    },
    deuteronomy: () => {
      const all = TORAH.flatMap((id) => words[id]);
      const torah = standard('תורה') ?? 0;
      const notes = Object.values(MASORETIC_NOTES).reduce((sum, count) => sum + count, 0);
      return [
        `${number(versesOf(...TORAH).length)} verses, ${number(all.length)} words and ${number(lettersOf(all))} letters in this edition, and ${number(notes)} verses`,
        `as a number, ${torah}:`,
        `it makes ${torah + 2}.`,
      ];
    },
  }[book]();
  return [...own, counted, number(MASORETIC_NOTES[book]), `in ${PORTIONS[book]} weekly portions`];
}

/** The verses of Genesis where the word toledot opens a section. There it has neither a preposition nor a suffix. */
function sections(): string[] {
  const heads = versesOf('genesis').filter(({ words: list }) =>
    list.some(({ strongsNumber, morphology }) => strongsNumber === 'H8435' && morphology === 'HNcfpc'),
  );
  return heads.map((verse) => place(verse));
}

const place = (verse: VerseRecord | undefined) => `${verse?.chapter}:${verse?.verse}`;

/** Removes the references from a text, and checks that each of them exists. */
function withoutReferences(book: BookId, prose: string): string {
  const { chapters } = bookById(book);
  return prose
    .replace(/(\d+):(\d+)(?:–(?:(\d+):)?(\d+))?/gu, (match, chapter, verse, endChapter, endVerse) => {
      expect(checkAddress(book, Number(chapter), Number(verse)), `${book} ${match}`).toEqual({ ok: true });
      if (endVerse !== undefined)
        expect(checkAddress(book, Number(endChapter ?? chapter), Number(endVerse)), match).toEqual({
          ok: true,
        });
      return '';
    })
    .replace(/chapters? \d+(?:(?:–|, | and )\d+(?!\d*:))*/giu, (match) => {
      for (const [chapter] of match.matchAll(/\d+/gu))
        expect(Number(chapter), `${book} ${match}`).toBeLessThanOrEqual(chapters);
      return '';
    });
}

test('every book has a description of itself with sources', () => {
  for (const { id } of BOOKS) {
    const { paragraphs, sources } = bookContext(id);
    expect(paragraphs.length, id).toBe(TORAH.includes(id as TorahBook) ? 4 : 1);
    expect(sources.length, id).toBeGreaterThan(0);
    for (const line of [...paragraphs, ...sources]) expect(line, id).toMatch(/^\S.{20,}\S$/u);
    expect(
      paragraphs.every((line) => /[.)]$/u.test(line)),
      id,
    ).toBe(true);
  }
  expect(new Set(BOOKS.map(({ id }) => text(id))).size).toBe(BOOKS.length);
});

describe('the Torah', () => {
  test.each(TORAH)(
    'in the description of %s, every number agrees with the text, and every reference exists',
    (book) => {
      let prose = text(book);
      for (const fragment of statements(book)) {
        expect(prose).toContain(fragment);
        prose = prose.replace(fragment, '');
      }
      expect(withoutReferences(book, prose)).not.toMatch(/\d/u);
    },
  );

  test.each(TORAH)(
    'in the description of %s, the number of weekly portions agrees with their list',
    (book) => {
      const [, names = ''] = /weekly portions: (.+?)\./u.exec(text(book)) ?? [];
      expect(names.split(/, | and /u)).toHaveLength(PORTIONS[book]);
    },
  );

  test('statements in words about the numbers in the descriptions of the Torah are true', () => {
    const sizes = TORAH.map((book) => versesOf(book).length);
    expect(Math.min(...sizes)).toBe(versesOf('leviticus').length);
    const lengths = TORAH.flatMap((book) =>
      Array.from({ length: chapterCount('english', book) }, (_, index) =>
        verseCount('english', book, index + 1),
      ),
    );
    expect(Math.max(...lengths)).toBe(verseCount('english', 'numbers', 7));
    expect(kjv('leviticus', 19, 18)).toContain('thou shalt love thy neighbour as thyself');
    const broken = verseAt(hebrew, 'genesis', 35, 22).words;
    expect(broken.slice(0, -1).some(({ mark }) => mark !== null)).toBe(true);
    expect(toEnglish('masoretic', { book: 'numbers', chapter: 25, verse: 19 })).toEqual([
      expect.objectContaining({ chapter: 26, verse: 1 }),
    ]);
  });
});

describe('the other books', () => {
  const others = BOOKS.filter(({ id }) => !TORAH.includes(id as TorahBook));

  test('in the descriptions outside the Torah, every reference exists and every number is expected', () => {
    const expected: Readonly<Partial<Record<BookId, readonly string[]>>> = {
      psalms: [
        `collection of ${chapterCount('english', 'psalms')} songs`,
        'often count it as verse 1; here it comes before verse 1.',
        `Psalm 119 follows the alphabet and has ${verseCount('english', 'psalms', 119)} verses, 8 for each of 22 letters`,
      ],
      isaiah: ['chapters 1–39, 40–55 and 56–66'],
      malachi: ['Hebrew 3:19'],
      sirach: ['since 1896'],
      'prayer of azariah': ['Daniel 3'],
      'prayer of manasseh': ['2 Chronicles 33'],
      'letter of jeremiah': ['Baruch chapter 6'],
      matthew: [
        `has three times ${standard('דוד')} generations`,
        `and ${standard('דוד')} is the value of David’s name`,
      ],
      john: ['counts 153 fish'],
      jude: ['(verse 14)'],
      revelation: ['666'],
    };
    for (const { id } of others) {
      let prose = text(id);
      for (const fragment of expected[id] ?? []) {
        expect(prose).toContain(fragment);
        prose = prose.replace(fragment, '');
      }
      prose = prose.replace(/\b[12](?: and 2)? (?:Samuel|Maccabees|Timothy)/gu, '');
      expect(withoutReferences(id, prose), id).not.toMatch(/\d/u);
    }
  });

  test('statements about numbers, lengths and words in the descriptions outside the Torah are true', () => {
    const verses = (book: BookId) => hebrew.filter((row) => row.book === book).length;
    const hebrewBooks = BOOKS.filter(({ testament }) => testament === 'old');
    expect(Math.min(...hebrewBooks.map(({ id }) => verses(id)))).toBe(verses('obadiah'));
    const gospels = (['matthew', 'mark', 'luke', 'john'] as const).map(
      (book) => english.filter((row) => row.book === book).length,
    );
    expect(Math.min(...gospels)).toBe(gospels[1]);
    expect(verseCount('english', 'psalms', 119)).toBe(8 * 22);
    expect(chapterCount('masoretic', 'joel')).toBe(4);
    expect(chapterCount('english', 'joel')).toBe(3);
    expect(toEnglish('masoretic', { book: 'malachi', chapter: 3, verse: 19 })).toEqual([
      expect.objectContaining({ chapter: 4, verse: 1 }),
    ]);
    expect(kjv('micah', 6, 8)).toContain('to do justly, and to love mercy, and to walk humbly');
    expect(kjv('john', 21, 11)).toContain('an hundred and fifty and three');
    expect(kjv('revelation', 13, 18)).toContain('Six hundred threescore and six');
    expect(kjv('2john', 1, 1)).toContain('the elect lady and her children');
    const esther = wordsOf(versesOf('esther'));
    expect(
      esther.filter(({ strongsNumber }) => ['H430', 'H3068', 'H3069', 'H136'].includes(strongsNumber ?? '')),
    ).toEqual([]);
  });

  test('the Aramaic passages are where the descriptions of the books say', () => {
    const aramaic = hebrew.filter(({ words: list }) =>
      list.some(({ morphology }) => morphology?.startsWith('A')),
    );
    const placesIn = (book: BookId) => aramaic.filter((row) => row.book === book).map(place);
    const ezra = placesIn('ezra');
    expect({ first: ezra[0], last: ezra.at(-1) }).toEqual({ first: '4:8', last: '7:26' });
    expect(ezra[ezra.indexOf('7:12') - 1]).toBe('6:18');
    const daniel = placesIn('daniel');
    expect({ first: daniel[0], last: daniel.at(-1) }).toEqual({ first: '2:4', last: '7:28' });
    expect(placesIn('jeremiah')).toEqual(['10:11']);
  });
});
