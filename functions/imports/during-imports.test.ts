import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { editions } from '../../db/schema/index.ts';
import type { Note } from '../../domain/contract/index.ts';
import type { ImportSource } from '../../import-jobs/records.ts';
import { app, ask, database, newAdminEachTest } from '../../tests/support/admin-each-test.ts';
import { type Ask, deliverMessages, jobOf, press } from '../../tests/support/admins.ts';
import { signedInReader } from '../../tests/support/signed-in-reader.ts';
import { kindOver, tinyImport } from '../../tests/support/tiny-kinds.ts';

let source: () => ImportSource;
beforeEach(() => {
  source = () => tinyImport(7);
});
newAdminEachTest({ jobKinds: { csv: kindOver(() => source()) } });

test('notes that a reader saves, changes and deletes during an import are as the reader left them', async () => {
  const reader = await signedInReader(database.client, app, 3);
  const save = async (verse: number): Promise<Note> => {
    const body = { book: 'Genesis', chapter: 1, verse, notes: `On verse ${verse}` };
    const answer = await reader('POST', '/api/notes', body);
    expect(answer.status).toBe(201);
    return (await answer.json()) as Note;
  };
  await press(ask, 'import-from-csv');
  await deliverMessages(app);
  const before = [await save(1), await save(7)];

  source = () => tinyImport(5);
  const id = await press(ask, 'import-from-csv');
  const during: Note[] = [];
  for (const verse of [2, 3, 4, 5]) {
    await deliverMessages(app, 1);
    during.push(await save(verse));
  }
  const change = { notes: 'Changed during the import', revision: 1 };
  const changed = (await (await reader('PATCH', `/api/notes/${during[0]?.id}`, change)).json()) as Note;
  expect((await reader('DELETE', `/api/notes/${during[3]?.id}`)).status).toBe(204);
  expect((await jobOf(ask, id)).status).toBe('running');
  await deliverMessages(app);
  expect((await jobOf(ask, id)).status).toBe('succeeded');
  const [edition] = await database.db.select().from(editions).where(eq(editions.id, 'csv-hebrew'));
  expect(edition?.verses).toBe(5);
  expect(await (await reader('GET', '/api/notes')).json()).toEqual([
    before[0],
    changed,
    during[1],
    during[2],
    before[1],
  ]);
});

test('the job of an administrator who is demoted runs on; only other administrators see and stop it', async () => {
  const id = await press(ask, 'import-from-csv');
  await deliverMessages(app, 2);
  const demoted = { ADMIN_USER_IDS: '2' };
  const former: Ask = (method, path) => ask(method, path, undefined, {}, demoted);
  const second = await signedInReader(database.client, app, 2);
  const other: Ask = (method, path) => second(method, path, undefined, {}, demoted);
  for (const [method, path] of [
    ['GET', `/api/admin/jobs/${id}`],
    ['GET', '/api/admin/jobs'],
    ['POST', `/api/admin/jobs/${id}/cancel`],
    ['POST', '/api/admin/import-from-csv'],
  ] as const)
    expect({ path, status: (await former(method, path)).status }).toEqual({ path, status: 403 });
  expect(await (await other('POST', `/api/admin/jobs/${id}/pause`)).json()).toMatchObject({
    status: 'paused',
  });
  await other('POST', `/api/admin/jobs/${id}/resume`);
  await deliverMessages(app);
  expect(await (await other('GET', `/api/admin/jobs/${id}`)).json()).toMatchObject({
    status: 'succeeded',
    startedBy: 'reader 1',
    rows: { created: 7, failed: 0 },
  });
});
