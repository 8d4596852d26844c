import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing.ts';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { hebrewLetters } from '../../domain/hebrew.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { sampleLibrary } from '../../tests/support/library.ts';

let library: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  library = await sampleLibrary();
  app = testApp(library.client);
}, 60_000);
afterAll(() => library.remove());

const verse = (path: string) => app.json<VerseAnalysis>(`/api/verse/${path}`);
const totalOf = (answer: { totalValues: { method: string; value: number | null }[] }, method: string) =>
  answer.totalValues.find((total) => total.method === method)?.value;

describe('a verse', () => {
  test('Genesis 1:1 has 7 words, 28 letters and the value 2701, word by word', async () => {
    const answer = await verse('genesis/1/1');
    expect(answer.verse).toMatchObject({
      book: 'genesis',
      chapter: 1,
      verse: 1,
      text: 'In the beginning God created the heaven and the earth.',
      greekText: null,
      notes: null,
      reference: 'Genesis 1:1',
      originalReference: null,
      edition: 'wlc',
      absent: null,
    });
    expect(hebrewLetters(answer.verse.hebrewText ?? '')).toBe('בראשיתבראאלהיםאתהשמיםואתהארץ');
    expect([answer.wordCount, answer.letterCount]).toEqual([7, 28]);
    expect(answer.totalValues).toEqual([
      { method: 'HEBREW_STANDARD', value: 2701 },
      { method: 'HEBREW_ORDINAL', value: 298 },
    ]);
    expect(answer.words.map((word) => word.gematriaValues[0]?.value)).toEqual([
      913, 203, 86, 401, 395, 407, 296,
    ]);
    expect(answer.words.map((word) => word.word.wordPosition)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(answer.words[0]?.word).toMatchObject({
      strongsNumber: 'H7225',
      translation: 'the first',
      translationSource: 'lexicon',
      language: 'he',
      reading: 'both',
      variant: null,
      verse: 1,
    });
    expect(answer.words[2]?.frequency).toBeGreaterThan(10);
    expect(answer.previous).toBeNull();
    expect(answer.next).toEqual({
      reference: 'Genesis 1:2',
      book: 'genesis',
      chapter: 1,
      verse: 2,
      path: '/explorer/genesis/1/2',
    });
  });

  test('Deuteronomy 6:4 is 1118, its large letters counted', async () => {
    expect(totalOf(await verse('deuteronomy/6/4'), 'HEBREW_STANDARD')).toBe(1118);
  });
});
