import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { endsVariant, glossLines, glossNote, languageRuns } from './words.ts';

const word = (facts: Partial<WordAnalysis['word']>): WordAnalysis => ({
  word: {
    originalText: 'דבר',
    after: ' ',
    mark: null,
    transliteration: 'dvr',
    translation: null,
    translationSource: null,
    strongsNumber: null,
    morphology: null,
    lemma: 'דבר',
    language: 'he',
    wordPosition: 1,
    reading: 'both',
    variant: null,
    ...facts,
  },
  verse: 1,
  gematriaValues: [],
  frequency: null,
});

test('a verse is divided where Hebrew turns to Aramaic and back', () => {
  const words = (['he', 'arc', 'arc', 'he'] as const).map((language) => word({ language }));
  const runs = languageRuns(words).map((run) => [run.language, run.words.length]);
  expect(runs).toEqual([
    ['he', 1],
    ['arc', 2],
    ['he', 1],
  ]);
});

test('a qere for two written words is told once, after the second', () => {
  const words = [
    word({ reading: 'ketiv', variant: 'לֹא־יַעֲשֶׂה' }),
    word({ reading: 'ketiv', variant: 'לֹא־יַעֲשֶׂה' }),
    word({}),
  ];
  expect(words.map((_, index) => endsVariant(words, index))).toEqual([false, true, false]);
});

test('each word that is written and not read says so', () => {
  const words = [word({ reading: 'ketiv', variant: '' }), word({ reading: 'ketiv', variant: '' })];
  expect(words.map((_, index) => endsVariant(words, index))).toEqual([true, true]);
});

test('columns keep as many lines as the longest meaning takes', () => {
  expect(glossLines([word({ translation: 'soul' }), word({})])).toBe(1);
  expect(glossLines([word({ translation: 'literal for a profaned thing' })])).toBe(2);
  expect(
    glossLines([word({ translation: 'a meaning so long that it takes a third line of its column' })]),
  ).toBe(3);
});

test('the reader is told where meanings come from, or why there are none', () => {
  expect(glossNote([word({ translation: 'soul', translationSource: 'lexicon' })])).toContain('dictionary');
  expect(glossNote([word({ translation: 'in beginning', translationSource: 'edition' })])).toBeNull();
  expect(glossNote([word({ language: 'grc' })])).toContain('pack');
  expect(glossNote([])).toBeNull();
});
