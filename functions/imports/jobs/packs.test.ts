import { expect, test, vi } from 'vitest';
import { editions } from '../../../db/schema/index.ts';
import { packs as packsAnswer } from '../../../domain/contract/index.ts';
import { PACKS } from '../../../import-jobs/sources/packs/index.ts';
import { database, newDatabaseEachTest } from '../../../tests/support/database-each-test.ts';
import { parseSettings } from '../../ctx/settings.ts';
import { listPacks } from './packs.ts';

newDatabaseEachTest();

const settings = parseSettings({
  LIBSQL_URL: 'http://127.0.0.1:1',
  AUTH_KEYS: `a:${'A'.repeat(43)}`,
  PASSWORD_PEPPER: 'a pepper for tests of the packs, long enough',
  OFFLINE: '1',
});

async function ask() {
  const batch = vi.spyOn(database.client, 'batch');
  const answer = await listPacks({ db: database.client, settings });
  const trips = batch.mock.calls.length;
  batch.mockRestore();
  return { answer, trips, pack: (id: string) => answer.packs.find((one) => one.id === id) };
}

const recordOf = (id: string) => {
  const found = PACKS.flatMap((pack) => pack.editions).find(({ record }) => record.id === id);
  if (found === undefined) throw new Error(`No pack fills ${id}`);
  return found.record;
};

test('the call for packs lists them all in one round trip, also in an empty library', async () => {
  const { answer, trips, pack } = await ask();
  expect(trips).toBe(1);
  expect(packsAnswer.parse(answer)).toEqual(answer);
  expect(answer.offline).toBe(true);
  expect(answer.packs.map(({ id }) => id)).toEqual(PACKS.map(({ id }) => id));
  expect(answer.packs.filter(({ installed }) => installed)).toEqual([]);
  expect(pack('kjv')).toMatchObject({
    source: 'Bolls-Bible/bain',
    version: '4d41083b0a47bc7f01bee6f5f671f35b30c698b5',
    bytes: 12_409_660,
    licence: 'Public domain',
    coverage: null,
    editions: [
      { id: 'kjvs', revision: null, verses: 0 },
      { id: 'kjv-apocrypha', revision: null, verses: 0 },
    ],
  });
});

test('a pack is installed if all its editions are published whole', async () => {
  const published = (id: string, verses: number) => ({ ...recordOf(id), revision: `${id}-1`, verses });
  await database.db
    .insert(editions)
    .values([
      published('kjvs', 31_102),
      published('swete', 23),
      published('tagnt', 7_956),
      published('names', 0),
      { ...published('meanings', 2), coverage: [{ book: 'ruth', words: 10, withMeaning: 9 }] },
    ]);
  const { answer, pack } = await ask();
  expect(answer.packs.filter(({ installed }) => installed).map(({ id }) => id)).toEqual([
    'tagnt',
    'meanings',
    'names',
  ]);
  expect(pack('greek-apocrypha')?.editions).toMatchObject([{ revision: 'swete-1', verses: 23 }]);
  expect(pack('meanings')?.coverage).toEqual([{ book: 'ruth', words: 10, withMeaning: 9 }]);
  expect(pack('names')?.coverage).toBeNull();
});
