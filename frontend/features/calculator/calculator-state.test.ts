import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/basics/index.ts';
import { MAX_TEXT } from '../../../domain/contract/limits.ts';
import { CALCULATOR_SEARCH } from '../../addresses/calculator-address.ts';
import {
  type CalculatorState,
  isInAddress,
  readCalculator,
  subjectOf,
  writeCalculator,
} from './calculator-state.ts';
import { MAX_TEXT_IN_ADDRESS } from './text-lengths.ts';

const read = (search: object) => readCalculator(readFields(CALCULATOR_SEARCH, search));
const named = (state: CalculatorState) =>
  JSON.parse(JSON.stringify(withoutDefaults(CALCULATOR_SEARCH, writeCalculator(state)))) as unknown;

test('an address of the calculator without parameters gives the defaults, and defaults are not written into it', () => {
  const state = read({});
  expect(state).toMatchObject({
    script: 'hebrew',
    method: 'HEBREW_STANDARD',
    word: '',
    text: '',
    options: { iotaSubscript: 'ignored', milui: 'standard', tav: 'plain', one: 'masculine' },
  });
  expect(named(state)).toEqual({});
});

test.each([
  { word: 'שלום' },
  { script: 'greek', text: 'ἐν ἀρχῇ', iotaSubscript: 'counted' },
  { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
  { text: 'משיח', with: 'נחש' },
  { word: 'א', text: 'ב', about: 'text' },
  { word: ' 26 ', script: 'greek', method: 'GREEK_KOLEL' },
])('the search parameters %j of the calculator stay the same when they are read and written', (search) => {
  expect(named(read(search))).toEqual(search);
});

test('the calculator ignores unknown values in its address', () => {
  const state = read({
    script: 'latin',
    word: 'א',
    method: 'GREEK_STANDARD',
    milui: 'x',
    iotaSubscript: '1',
  });
  expect(named(state)).toEqual({ word: 'א' });
});

test('the results of the calculator are for the card with a text; if both cards have one, for the word unless `about` is text', () => {
  expect(subjectOf(read({ text: 'ב' }))).toBe('ב');
  expect(subjectOf(read({ word: 'א' }))).toBe('א');
  expect(subjectOf(read({ word: 'א', text: 'ב' }))).toBe('א');
  expect(subjectOf(read({ word: 'א', text: 'ב', about: 'text' }))).toBe('ב');
  expect(subjectOf(read({ word: 'א', text: ' ', about: 'text' }))).toBe('א');
});

test('the calculator does not write a text that is too long into its address, and isInAddress is then false', () => {
  const fits = read({ text: 'א'.repeat(MAX_TEXT_IN_ADDRESS) });
  expect(writeCalculator(fits).text).toHaveLength(MAX_TEXT_IN_ADDRESS);
  expect(isInAddress(fits)).toBe(true);
  const long = { ...fits, text: `${fits.text}א` };
  expect(writeCalculator(long).text).toBe('');
  expect(isInAddress(long)).toBe(false);
  const together = { ...fits, other: 'ב' };
  expect(writeCalculator(together)).toMatchObject({ text: fits.text, with: '' });
  expect(isInAddress(together)).toBe(false);
});

test('the calculator reads only the beginning of a text in its address that is longer than the limit', () => {
  expect(read({ text: 'א'.repeat(MAX_TEXT + 1) }).text).toHaveLength(MAX_TEXT);
});
