import { expect, test } from 'vitest';
import { gematriaValue } from '../../../domain/gematria/index.ts';
import { NAMES } from '../../../domain/names/index.ts';
import { matchesName } from './name-filter.ts';

const found = (typed: string) => NAMES.filter((name) => matchesName(typed, name)).map(({ name }) => name);

test.each([
  ['isa', 'Isaiah'],
  ['ESAI', 'Isaiah'],
  ['ישעי', 'Isaiah'],
  ['Ἠσα', 'Isaiah'],
  ['multitude', 'Abraham'],
  [' bath-sheba ', 'Bathsheba'],
])('the filter of names finds for %j the name %s', (typed, name) => {
  expect(found(typed)).toContain(name);
  expect(found(typed).length).toBeLessThan(10);
});

test('the filter of names finds for a number the names with that standard value', () => {
  const same = NAMES.filter(
    ({ hebrew, greek }) =>
      gematriaValue('HEBREW_STANDARD', hebrew ?? '') === 26 ||
      gematriaValue('GREEK_STANDARD', greek ?? '') === 26,
  ).map(({ name }) => name);
  expect(found('26')).toEqual(same);
  expect(same).toContain('YHWH');
});

test('the filter of names finds every name if it is empty, and none without a match', () => {
  expect(found('  ')).toHaveLength(NAMES.length);
  expect(found('zzz')).toEqual([]);
  expect(found('??')).toEqual([]);
});
