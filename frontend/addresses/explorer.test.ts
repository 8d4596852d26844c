import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/parse.ts';
import { EXPLORER_SEARCH } from './explorer.ts';

test('an address that names everything is read and written without loss', () => {
  const address = { methods: 'HEBREW_GADOL', version: 'original', reading: 'qere', panel: 'context' };
  const search = readFields(EXPLORER_SEARCH, address);
  expect(search).toEqual({ ...address, methods: ['HEBREW_GADOL'] });
  expect(withoutDefaults(EXPLORER_SEARCH, search)).toEqual(search);
});

test('what is unknown counts as the default, which an address leaves out', () => {
  const address = { methods: 'NO_SUCH', version: 'niv', reading: 'aloud', panel: 'zzz' };
  expect(withoutDefaults(EXPLORER_SEARCH, readFields(EXPLORER_SEARCH, address))).toEqual({});
});
