import { expect, test } from 'vitest';
import { MAX_TEXT } from '../../../domain/contract/index.ts';
import { isInAddress, LONGEST_TEXT, readCalculator, subjectOf, writeCalculator } from './calculator-state.ts';
import { LONGEST_IN_ADDRESS } from './text-lengths.ts';

const named = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value));

test('a plain address stays plain', () => {
  const state = readCalculator({});
  expect(state).toMatchObject({
    script: 'hebrew',
    method: 'HEBREW_STANDARD',
    word: '',
    text: '',
    options: {},
  });
  expect(named(writeCalculator(state))).toEqual({});
});

test.each([
  { word: 'שלום' },
  { script: 'greek', text: 'ἐν ἀρχῇ', iotaSubscript: 'counted' },
  { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
  { text: 'משיח', with: 'נחש' },
  { word: 'א', text: 'ב', about: 'text' },
  { word: ' 26 ', script: 'greek', method: 'GREEK_KOLEL' },
])('what an address holds is read and written without loss: %j', (search) => {
  expect(named(writeCalculator(readCalculator(search)))).toEqual(search);
});

test('what an address does not know counts as left out', () => {
  const state = readCalculator({
    script: 'latin',
    word: 'א',
    method: 'GREEK_STANDARD',
    milui: 'x',
    iotaSubscript: '1',
  });
  expect(named(writeCalculator(state))).toEqual({ word: 'א' });
});

test('the card with something in it is worked out; of two the word, unless the address says otherwise', () => {
  expect(subjectOf(readCalculator({ text: 'ב' }))).toBe('ב');
  expect(subjectOf(readCalculator({ word: 'א' }))).toBe('א');
  expect(subjectOf(readCalculator({ word: 'א', text: 'ב' }))).toBe('א');
  expect(subjectOf(readCalculator({ word: 'א', text: 'ב', about: 'text' }))).toBe('ב');
  expect(subjectOf(readCalculator({ word: 'א', text: ' ', about: 'text' }))).toBe('א');
});

test('texts too long for an address stay out of it, and it is known that they do', () => {
  const fits = readCalculator({ text: 'א'.repeat(LONGEST_IN_ADDRESS) });
  expect(writeCalculator(fits).text).toHaveLength(LONGEST_IN_ADDRESS);
  expect(isInAddress(fits)).toBe(true);
  const long = { ...fits, text: `${fits.text}א` };
  expect(writeCalculator(long).text).toBeUndefined();
  expect(isInAddress(long)).toBe(false);
  const together = { ...fits, other: 'ב' };
  expect(writeCalculator(together)).toMatchObject({ text: fits.text, with: undefined });
  expect(isInAddress(together)).toBe(false);
});

test('the longest text is the one that the call takes', () => {
  expect(LONGEST_TEXT).toBe(MAX_TEXT);
});
