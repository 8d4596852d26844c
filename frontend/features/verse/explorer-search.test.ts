import { expect, test } from 'vitest';
import { parseExplorerSearch } from './explorer-search.ts';

test('a plain address asks for nothing', () => {
  expect(parseExplorerSearch({})).toEqual({});
});

test('keeps what is known and drops what is not', () => {
  expect(
    parseExplorerSearch({
      methods: 'HEBREW_GADOL,NO_SUCH',
      version: 'original',
      reading: 'qere',
      panel: 'context',
      utm: 'x',
    }),
  ).toEqual({ methods: 'HEBREW_GADOL', version: 'original', reading: 'qere', panel: 'context' });
  expect(parseExplorerSearch({ version: 'niv', reading: 'aloud', panel: 3 })).toEqual({});
});

test('defaults are left out of the address', () => {
  expect(parseExplorerSearch({ version: 'kjvs', reading: 'ketiv', panel: 'interlinear' })).toEqual({});
});
