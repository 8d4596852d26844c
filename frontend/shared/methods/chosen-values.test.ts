import { expect, test } from 'vitest';
import type { ChapterAnalysis, VerseAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { chapterWithChosenValues, withChosenValues } from './chosen-values.ts';

const STANDARD = { method: 'HEBREW_STANDARD', value: 1773 };
const ORDINAL = { method: 'HEBREW_ORDINAL', value: 60 };
const word = { gematriaValues: [{ method: 'HEBREW_STANDARD', value: 440 }] } as WordAnalysis;
const answer = {
  words: [word],
  totalValues: [STANDARD],
  ending: { words: [word], totalValues: [STANDARD] },
} as VerseAnalysis;

test('a verse has one total for each chosen method, in the order of the choice; the total of a method for another language is null', () => {
  expect(withChosenValues(answer, ['GREEK_STANDARD', 'HEBREW_STANDARD'])).toMatchObject({
    totalValues: [{ method: 'GREEK_STANDARD', value: null }, STANDARD],
    ending: { totalValues: [{ method: 'GREEK_STANDARD', value: null }, STANDARD] },
    words: [word],
  });
});

test('values by methods that the reader has not chosen are removed from verses, words and endings', () => {
  const both = { gematriaValues: [...word.gematriaValues, ORDINAL] } as WordAnalysis;
  const counted = { words: [both], totalValues: [STANDARD, ORDINAL] };
  const chapter = { ...counted, verses: [counted], endings: [counted] } as unknown as ChapterAnalysis;
  const { verses, endings, ...shown } = chapterWithChosenValues(chapter, ['HEBREW_STANDARD']);
  for (const one of [shown, ...endings]) expect(one).toEqual({ words: [word], totalValues: [STANDARD] });
  expect(verses[0]?.totalValues).toEqual([STANDARD]);
});

test('if no method is chosen, a verse and its words have no values', () => {
  const none = withChosenValues(answer, []);
  expect(none.totalValues).toEqual([]);
  expect(none.words[0]?.gematriaValues).toEqual([]);
  expect(none.ending?.totalValues).toEqual([]);
  expect(none.ending?.words[0]?.gematriaValues).toEqual([]);
});

test('if no method is chosen, the verses of a chapter have no values either', () => {
  const chapter = { ...answer, verses: [answer], endings: [answer.ending] } as unknown as ChapterAnalysis;
  const [verse] = chapterWithChosenValues(chapter, []).verses;
  expect(verse?.totalValues).toEqual([]);
  expect(chapterWithChosenValues(chapter, []).endings[0]?.totalValues).toEqual([]);
  expect(chapterWithChosenValues(chapter, ['HEBREW_STANDARD']).verses[0]?.totalValues).toEqual([STANDARD]);
});
