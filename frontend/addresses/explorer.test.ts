import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/parse.ts';
import { EXPLORER_SEARCH } from './explorer.ts';

test('parameters that differ from their defaults are read from an address, and all are written again', () => {
  const address = { methods: 'HEBREW_GADOL', version: 'original', reading: 'qere', panel: 'context' };
  const search = readFields(EXPLORER_SEARCH, address);
  expect(search).toEqual({ ...address, methods: ['HEBREW_GADOL'] });
  expect(withoutDefaults(EXPLORER_SEARCH, search)).toEqual(search);
});

test('an unknown value becomes the default, and defaults are not written', () => {
  const address = { methods: 'NO_SUCH', version: 'niv', reading: 'aloud', panel: 'zzz' };
  expect(withoutDefaults(EXPLORER_SEARCH, readFields(EXPLORER_SEARCH, address))).toEqual({});
});
