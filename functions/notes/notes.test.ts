import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, studyNotes } from '../../db/schema/index.ts';
import type { ErrorBody, Note } from '../../domain/contract/index.ts';
import { app, database, newReadersEachTest } from '../../tests/support/readers-each-test.ts';
import { signedInReader } from '../../tests/support/signed-in-reader.ts';

newReadersEachTest();

const reader = (id: number) => signedInReader(database.client, app, id);

const PSALM = { book: 'Psalms', chapter: 23, verse: 3, notes: 'He restores my soul.' };

test('a note can be written, read, changed and deleted', async () => {
  const ask = await reader(3);
  expect((await ask('GET', '/api/notes/psalms/23/3')).status).toBe(404);
  const made = await ask('POST', '/api/notes', {
    ...PSALM,
    // The call accepts and ignores these fields. Their values come from the session, the database and the clock.
    userId: 9,
    id: 77,
    createdAt: '1999',
    updatedAt: '1999',
    revision: 40,
  });
  expect(made.status).toBe(201);
  const note = (await made.json()) as Note;
  expect(note).toMatchObject({
    userId: 3,
    book: 'psalms',
    chapter: 23,
    verse: 3,
    notes: PSALM.notes,
    isKabbalistic: false,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    revision: 1,
  });
  const read = await ask('GET', '/api/notes/Psalms/23/3');
  expect([await read.json(), read.headers.get('Cache-Control')]).toEqual([note, 'private, no-store']);
  app.clock.now += 1000;
  const changed = await ask('PATCH', `/api/notes/${note.id}`, { isKabbalistic: true, revision: 1 });
  expect(await changed.json()).toEqual({
    ...note,
    isKabbalistic: true,
    revision: 2,
    updatedAt: '2026-11-21T08:00:01.000Z',
  });
  expect((await ask('DELETE', `/api/notes/${note.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/api/notes/${note.id}`)).status).toBe(404);
  expect(await (await ask('GET', '/api/notes')).json()).toEqual([]);
});

test('a request whose header X-Reader names another reader than the session is refused and writes nothing', async () => {
  const ruth = await reader(3);
  const boaz = await reader(4);
  const own = { 'X-Reader': '3' };
  const note = (await (await ruth('POST', '/api/notes', PSALM, own)).json()) as Note;
  expect(note).toMatchObject({ id: note.id, userId: 3, notes: PSALM.notes });
  const other = { ...PSALM, verse: 4 };
  const csv = { format: 'csv', content: 'book,chapter,verse,notes\npsalms,23,5,In the file' };
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/api/notes'],
    ['GET', '/api/notes/export'],
    ['POST', '/api/notes', other],
    ['POST', '/api/notes/import', csv],
    ['PATCH', `/api/notes/${note.id}`, { notes: 'changed', revision: 1 }],
    ['DELETE', `/api/notes/${note.id}?revision=1`],
  ];
  for (const [method, path, body] of calls) {
    for (const [ask, headers] of [
      [boaz, own],
      [ruth, { 'X-Reader': '4' }],
    ] as const) {
      const refusal = await ask(method, path, body, headers);
      const { code } = (await refusal.json()) as ErrorBody;
      expect(
        { status: refusal.status, code, cacheControl: refusal.headers.get('Cache-Control') },
        path,
      ).toEqual({ status: 409, code: 'other_reader', cacheControl: 'private, no-store' });
    }
  }
  expect(await database.db.select().from(studyNotes)).toMatchObject([
    { userId: 3, notes: PSALM.notes, revision: 1 },
  ]);
  expect((await ruth('GET', '/api/notes', undefined, { 'X-Reader': 'ruth' })).status).toBe(400);
  expect(await (await ruth('GET', '/api/notes', undefined, own)).json()).toEqual([note]);
});

test('half of a surrogate pair is replaced by U+FFFD, in the database and in the answer', async () => {
  const ask = await reader(3);
  const made = (await (await ask('POST', '/api/notes', { ...PSALM, notes: 'a\ud83d' })).json()) as Note;
  expect(made.notes).toBe('a\ufffd');
  const body = { notes: '\ude00 and \ud83d\ude00', revision: 1 };
  const changed = (await (await ask('PATCH', `/api/notes/${made.id}`, body)).json()) as Note;
  expect(changed.notes).toBe('\ufffd and \ud83d\ude00');
  expect(await (await ask('GET', '/api/notes')).json()).toEqual([changed]);
});

test('the list of notes has canonical order', async () => {
  const ask = await reader(3);
  for (const place of [
    { book: 'john', chapter: 1, verse: 1 },
    { book: 'psalms', chapter: 51, verse: 0 },
    { book: 'genesis', chapter: 2, verse: 1 },
    { book: 'genesis', chapter: 1, verse: 31 },
  ])
    expect((await ask('POST', '/api/notes', { ...place, notes: 'x' })).status).toBe(201);
  const list = (await (await ask('GET', '/api/notes')).json()) as Note[];
  expect(list.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)).toEqual([
    'genesis 1:31',
    'genesis 2:1',
    'psalms 51:0',
    'john 1:1',
  ]);
});

test('a verse has one note: the answer to a second POST has the id of the first note', async () => {
  const ask = await reader(3);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/api/notes', PSALM)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const { id } = (await (await ask('GET', '/api/notes/psalms/23/3')).json()) as Note;
  const refused = answers.filter(({ status }) => status === 409);
  for (const answer of refused) expect(((await answer.json()) as ErrorBody).id).toBe(id);
});

test('of twenty changes at once to one note, one succeeds; the answers to the others have the present note', async () => {
  const ask = await reader(3);
  const note = (await (await ask('POST', '/api/notes', PSALM)).json()) as Note;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      ask('PATCH', `/api/notes/${note.id}`, { notes: `change ${i}`, revision: note.revision }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect([made.length, refused.length]).toEqual([1, 19]);
  const now = (await made[0]?.json()) as Note;
  expect(now.revision).toBe(2);
  for (const answer of refused) expect(((await answer.json()) as ErrorBody).current).toEqual(now);
  expect((await ask('PATCH', `/api/notes/${note.id}`, {})).status).toBe(400);
  // A change without a revision always applies.
  expect((await ask('PATCH', `/api/notes/${note.id}`, { notes: 'whatever is there' })).status).toBe(200);
});

test('the deletion of a note with an old revision is refused, and the answer has the changed note', async () => {
  const ask = await reader(3);
  const { id } = (await (await ask('POST', '/api/notes', PSALM)).json()) as Note;
  const now = await (await ask('PATCH', `/api/notes/${id}`, { notes: 'changed' })).json();
  const refused = await ask('DELETE', `/api/notes/${id}?revision=1`);
  expect([refused.status, ((await refused.json()) as ErrorBody).current]).toEqual([409, now]);
  expect((await ask('DELETE', `/api/notes/${id}?revision=2`)).status).toBe(204);
  expect((await ask('DELETE', `/api/notes/${id}?revision=2`)).status).toBe(404);
  expect((await ask('DELETE', `/api/notes/${id}?revision=two`)).status).toBe(400);
});

test('a note can be read, changed or deleted only by its owner', async () => {
  const mine = await reader(3);
  const theirs = await reader(4);
  const { id } = (await (await mine('POST', '/api/notes', PSALM)).json()) as Note;
  expect((await theirs('GET', '/api/notes/psalms/23/3')).status).toBe(404);
  expect(await (await theirs('GET', '/api/notes')).json()).toEqual([]);
  expect((await theirs('PATCH', `/api/notes/${id}`, { notes: 'mine now' })).status).toBe(404);
  expect((await theirs('DELETE', `/api/notes/${id}`)).status).toBe(404);
  for (const [method, path] of [
    ['GET', '/api/notes'],
    ['GET', '/api/notes/psalms/23/3'],
    ['DELETE', `/api/notes/${id}`],
  ] as const) {
    const answer = await app.request(path, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect({ path, status: answer.status }).toEqual({ path, status: 401 });
  }
  await database.db.delete(sessions).where(eq(sessions.userId, 3));
  expect((await mine('PATCH', `/api/notes/${id}`, { notes: 'after signing out' })).status).toBe(401);
  expect(await database.db.select().from(studyNotes)).toMatchObject([{ notes: PSALM.notes }]);
});

test.each([
  ['no such book', { ...PSALM, book: 'Hezekiah' }, 404],
  ['no such verse', { ...PSALM, verse: 7 }, 404],
  ['no text', { ...PSALM, notes: ' \n' }, 400],
  ['too long a text', { ...PSALM, notes: 'x'.repeat(20_001) }, 400],
  ['a NUL character', { ...PSALM, notes: 'a\0b' }, 400],
  ['a fraction as verse', { ...PSALM, verse: 1.5 }, 400],
])('a note is refused: %s', async (_, body, status) => {
  expect((await (await reader(3))('POST', '/api/notes', body)).status).toBe(status);
});

test('adding a note, listing the notes and reading one take one round trip each', async () => {
  const ask = await reader(3);
  const trips = async (method: string, path: string, body?: unknown) => {
    const before = app.trips();
    await ask(method, path, body);
    return app.trips() - before;
  };
  expect(await trips('POST', '/api/notes', PSALM)).toBe(1);
  expect(await trips('GET', '/api/notes')).toBe(1);
  expect(await trips('GET', '/api/notes/psalms/23/3')).toBe(1);
});
