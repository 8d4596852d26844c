import { describe, expect, test } from 'vitest';
import { formatHeatQuestion, type HeatQuestion, parseHeatQuestion } from '../../../../domain/heat/index.ts';
import { numberHint } from '../../../shared/methods/number-hint.ts';
import { heatText } from '../../../text/instruments/heat-text.ts';
import { type Draft, draftOf, methodWithoutPhrases, readDraft, withValues } from './draft.ts';

const draftOfForm = (form: string, before?: Draft) => draftOf(parseHeatQuestion(form), before);

function formOf(draft: Draft): string | null {
  const read = readDraft(draft);
  return 'question' in read ? formatHeatQuestion(read.question) : read.hint;
}

test.each([
  'word.26',
  'phrase.900-913.HEBREW_GADOL',
  'verse.multiple-of-37',
  'spelling.יהוה',
  'lemma.G26',
  'length.letters',
  'length.words.7-9',
])('the fields of %s ask the same question', (form) => {
  expect(formOf(draftOfForm(form))).toBe(form);
});

test('fields that a question does not have keep what was typed', () => {
  const draft = draftOfForm('lemma.G26', draftOfForm('word.37'));
  expect(formOf({ ...draft, what: 'word' })).toBe('word.37');
});

test('an address can ask for phrases by a method that cannot count them', () => {
  const methodOf = (form: string) => methodWithoutPhrases(parseHeatQuestion(form) as HeatQuestion);
  expect(methodOf('phrase.26.HEBREW_BONEEH')).toBe('HEBREW_BONEEH');
  expect(methodOf('word.26.HEBREW_BONEEH')).toBeUndefined();
  expect(methodOf('phrase.26')).toBeUndefined();
});

describe('values near a number', () => {
  const near = { ...draftOfForm('word.26'), how: 'about', distance: '3' } as const;

  test('they are a range that begins at 1 or later', () => {
    expect(formOf(near)).toBe('word.23-29');
    expect(formOf({ ...near, value: '2' })).toBe('word.1-5');
  });

  test('a moved range stays near a number if it has a middle', () => {
    expect(withValues(near, { low: 40, high: 46 })).toMatchObject({
      how: 'about',
      value: '43',
      distance: '3',
    });
    expect(withValues(near, { low: 40, high: 45 })).toMatchObject({ how: 'between', value: '40', end: '45' });
    expect(withValues(near, { low: 40, high: 40 })).toMatchObject({ how: 'exactly', value: '40' });
  });
});

test('numbers are read with the separators that a search by value reads', () => {
  const draft = draftOfForm('word.26');
  const value = '1,773';
  expect(formOf({ ...draft, value })).toBe('word.1773');
  expect(formOf({ ...draft, value, how: 'about', distance: '1,000' })).toBe('word.773-2773');
  expect(formOf({ ...draft, value, how: 'between', end: '1 780' })).toBe('word.1773-1780');
  for (const half of ['1,', '1,7', '1,77', '1.', '1.7', '1.773'])
    expect(formOf({ ...draft, value: half })).toBe(numberHint(half));
});

test.each<[string, Partial<Draft>, string | null]>([
  ['a number with a letter', { value: '26x' }, 'Use digits only, like 913 or 1,773.'],
  ['an empty number', { value: '' }, null],
  ['an end before the beginning', { how: 'between', value: '32', end: '20' }, heatText.hints.end],
  ['a distance that is no number', { how: 'about', distance: 'x' }, heatText.hints.distance],
  ['two words', { what: 'spelling', letters: 'בראשית ברא' }, heatText.hints.letters],
  ['English letters', { what: 'spelling', letters: 'light' }, heatText.hints.letters],
  ['an empty spelling', { what: 'spelling', letters: ' ' }, null],
  ['a number without H or G', { what: 'lemma', lemma: '430' }, heatText.hints.lemma],
  ['a length of 0', { what: 'length', isAnyLength: false, shortest: '0' }, heatText.hints.length],
  [
    'phrases by a digital root',
    { what: 'phrase', methods: ['HEBREW_KATAN_MISPARI'] },
    heatText.hints.phrases('Small Value of the Total'),
  ],
])('%s is no question', (_, changes, hint) => {
  expect(formOf({ ...draftOfForm('word.26'), ...changes })).toBe(hint);
});
