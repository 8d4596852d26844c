import { expect, test } from 'vitest';
import { formatHeatQuestion, parseHeatQuestion } from './index.ts';

test.each([
  'word.26',
  'verse.2701',
  'phrase.913',
  'word.20-32',
  'verse.multiple-of-37',
  'word.26.HEBREW_ORDINAL',
  'word.26.HEBREW_ORDINAL.GREEK_STANDARD',
  'word.26.GREEK_STANDARD',
  'spelling.יהוה',
  'spelling.λογος',
  'lemma.H3068',
  'length.words',
  'length.letters.7-9',
  'length.words.7',
])('the question %s is written as it was read', (text) => {
  const question = parseHeatQuestion(text);
  expect(question && formatHeatQuestion(question)).toBe(text);
});

test.each([
  ['word.26.GREEK_ORDINAL.HEBREW_ORDINAL', 'word.26.HEBREW_ORDINAL.GREEK_ORDINAL'],
  ['word.26.HEBREW_STANDARD.GREEK_STANDARD', 'word.26'],
  ['word.26-26', 'word.26'],
  ['spelling.בְּרֵאשִׁ֖ית', 'spelling.בראשית'],
  ['spelling.Λόγος', 'spelling.λογος'],
  ['lemma.h0430', 'lemma.H430'],
])('the question %s has the form %s', (text, form) => {
  const question = parseHeatQuestion(text);
  expect(question && formatHeatQuestion(question)).toBe(form);
});

test.each([
  '',
  'word',
  'word.',
  'word.0',
  'word.1e3',
  'word.-5',
  'word.5-',
  'word.9-5',
  'word.5-6-7',
  'word.1000000000',
  'word.multiple-of-',
  'word.multiple-of-0',
  'word.26.',
  'word.26.ATBASH',
  'word.26.HEBREW_STANDARD.HEBREW_ORDINAL',
  'words.26',
  'spelling.',
  'spelling.word',
  'spelling.יהוה אלהים',
  'spelling.שלוםλογος',
  'spelling.יהוה.HEBREW_STANDARD',
  'lemma.3068',
  'length',
  'length.verses',
  'length.words.HEBREW_STANDARD',
  'length.words.7-9.2',
])('%j is no question', (text) => {
  expect(parseHeatQuestion(text)).toBeNull();
});
