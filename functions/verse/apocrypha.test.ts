import { describe, expect, test } from 'vitest';
import type {
  BookList,
  ChapterAnalysis,
  ChapterVerses,
  ErrorBody,
  VerseAnalysis,
} from '../../domain/contract/index.ts';
import { packApp } from '../../tests/support/packs.ts';

const { app } = await packApp();

const verse = (path: string) => app.json<VerseAnalysis>(`/api/apocrypha/verse/${path}`);
const valuesOf = ({ totalValues }: VerseAnalysis) => totalValues.map(({ value }) => value);

describe('1 Esdras 3, with Greek and English', () => {
  test('a verse of 1 Esdras has the Greek and the English text and the values of the Greek text', async () => {
    const before = app.trips();
    const answer = await verse('1%20esdras/3/1');
    expect(app.trips() - before).toBe(1);
    expect(answer.verse).toMatchObject({
      greekText: 'Καὶ βασιλεὺς Δαρεῖος ἐποίησεν δοχὴν μεγάλην',
      hebrewText: null,
      text: 'Now when Darius reigned, he made a great feast.',
      edition: 'swete',
      originalReference: null,
      absent: null,
      language: 'grc',
    });
    expect(answer.words).toHaveLength(6);
    expect(valuesOf(answer)).toEqual([
      31 + 848 + 390 + 428 + 732 + 137,
      answer.words.reduce((sum, { gematriaValues }) => sum + (gematriaValues[1]?.value ?? 0), 0),
    ]);
  });

  test('a Greek verse that English divides has its words at both addresses, under its own reference', async () => {
    const first = await verse('1%20esdras/3/14');
    const second = await verse('1%20esdras/3/15');
    expect([first.wordCount, second.wordCount]).toEqual([19, 5]);
    expect([first.verse.originalReference, second.verse.originalReference]).toEqual([
      '1 Esdras 3:14a',
      '1 Esdras 3:14b',
    ]);
    expect(second.verse.greekText).toBe('καὶ ἐκάθισεν ἐν τῷ χρηματιστηρίῳ');
    expect(second.verse.text).toBe('And sat him down in the royal seat of judgment.');
  });

  test('a Greek verse is shown with the English verse that it corresponds to, not with the English verse of its number', async () => {
    const answer = await verse('1%20esdras/3/16');
    expect(answer.verse).toMatchObject({
      greekText: 'καὶ εἶπεν Καλέσατε τοὺς νεανίσκους',
      text: 'And he said, Call the young men.',
      originalReference: '1 Esdras 3:15',
    });
  });

  test('a chapter of 1 Esdras has its verses in the English order, and the totals of its verses', async () => {
    const chapter = await app.json<ChapterAnalysis>('/api/verse/1%20esdras/3');
    expect(chapter.verses.map((one) => one.verse.verse)).toEqual([1, 13, 14, 15, 16]);
    expect(chapter.totalValues[0]?.value).toBe(
      chapter.verses.reduce((sum, one) => sum + (one.totalValues[0]?.value ?? 0), 0),
    );
    expect(chapter.verses[1]?.verse).toMatchObject({ text: null, greekText: 'Καὶ ὅτε ἐξηγέρθη ὁ βασιλεύς' });
    expect(await app.json<ChapterVerses>('/api/apocrypha/chapter-verses/1%20esdras/3')).toEqual({
      verses: [1, 13, 14, 15, 16],
      title: false,
    });
  });
});

test('2 Esdras has only English and no values, and the answer says why', async () => {
  const answer = await verse('2%20esdras/1/1');
  expect(answer.verse).toMatchObject({
    greekText: null,
    edition: null,
    absent: expect.stringMatching(/no Greek text/),
  });
  expect(answer.verse.text).toMatch(/second book/);
  expect(valuesOf(answer)).toEqual([null, null]);
  expect(answer.words).toEqual([]);
});

test('3 Maccabees has only Greek, with the verse numbers of the Greek text', async () => {
  expect(await app.json<ChapterVerses>('/api/apocrypha/chapter-verses/3%20maccabees/1')).toEqual({
    verses: [1],
    title: false,
  });
  const answer = await verse('3%20maccabees/1/1');
  expect(answer.verse).toMatchObject({ text: null, edition: 'swete', originalReference: null, absent: null });
  expect(valuesOf(answer)[0]).toBeGreaterThan(0);
});

test('the Prologue of Sirach is verse 0, and has only English because the Greek is missing', async () => {
  expect(await app.json<ChapterVerses>('/api/apocrypha/chapter-verses/sirach/1')).toEqual({
    verses: [1],
    title: true,
  });
  const prologue = await verse('sirach/1/0');
  expect(prologue.verse.absent).toMatch(/^This verse is not in/);
  expect(prologue.verse.reference).toBe('Sirach 1 prologue');
  expect(prologue.next?.path).toBe('/explorer/sirach/1/1');
  expect((await verse('sirach/1/1')).previous?.verse).toBe(0);
});

test('of the apocrypha, the list of books shows only the books of the packs as installed', async () => {
  const { books } = await app.json<BookList>('/api/books');
  expect(books.filter((book) => book.group === 'apocrypha' && book.installed).map(({ id }) => id)).toEqual([
    '1 esdras',
    '2 esdras',
    'sirach',
    '3 maccabees',
  ]);
  expect((await app.json<ErrorBody>('/api/apocrypha/verse/tobit/1/1')).code).toBe('not_installed');
});
