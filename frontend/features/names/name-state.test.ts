import { expect, test } from 'vitest';
import * as contract from '../../../domain/contract/index.ts';
import { readName, writeName } from './name-state.ts';
import { MAX_NAME, MAX_NAME_RANGE, NAME_RANGE, RANGES } from './ranges.ts';

test('the bounds are the contract’s', () => {
  expect([NAME_RANGE, MAX_NAME_RANGE, MAX_NAME]).toEqual([
    contract.NAME_RANGE,
    contract.MAX_NAME_RANGE,
    contract.MAX_NAME,
  ]);
  expect(RANGES).toContain(NAME_RANGE);
  expect(Math.max(...RANGES)).toBe(MAX_NAME_RANGE);
});

test.each([
  { name: 'Isaiah', hebrew: '', greek: '', range: 10 },
  { name: 'דוד', hebrew: 'דויד', greek: 'Δαυίδ', range: 500 },
  { name: '', hebrew: '', greek: '', range: 0 },
])('what is written is read again: %j', (question) => {
  expect(readName({ ...writeName(question) })).toEqual(question);
});

test('what is usual is not written', () => {
  expect(writeName({ name: 'Noah', hebrew: '', greek: '', range: 10 })).toEqual({ name: 'Noah' });
});

test.each(['', '-1', '1.5', '5000', 'ten'])('a range of %j is the usual one', (range) => {
  expect(readName({ name: ' Noah ', range })).toEqual({
    name: 'Noah',
    hebrew: '',
    greek: '',
    range: 10,
  });
});
