import { expect, test } from 'vitest';
import { parseExplorerSearch } from './explorer-search.ts';

test('a plain address asks for nothing', () => {
  expect(parseExplorerSearch({})).toEqual({});
});

test('keeps what is known', () => {
  const search = { methods: 'HEBREW_GADOL', version: 'original', reading: 'qere', panel: 'context' };
  expect(parseExplorerSearch({ ...search, utm: 'x' })).toEqual(search);
});

test('laid over what was read, it leaves nothing unknown', () => {
  const raw = { methods: 'NO_SUCH', version: 'niv', reading: 'aloud', panel: 'zzz' };
  expect({ ...raw, ...parseExplorerSearch(raw) }).toEqual({});
});

test('defaults are left out of the address', () => {
  expect(parseExplorerSearch({ version: 'kjvs', reading: 'ketiv', panel: 'interlinear' })).toEqual({});
});
