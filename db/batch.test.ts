import { and, eq, sql } from 'drizzle-orm';
import { expect, expectTypeOf, test } from 'vitest';
import { ownDatabase } from '../tests/support/sample-app.ts';
import { build, change, prepared, returning, select, sendBatch, together } from './batch.ts';
import { orNull } from './fields.ts';
import { bibleBooks, bibleChapters, studyNotes, users } from './schema/index.ts';

const database = await ownDatabase();
await sendBatch(database.client, 'write', [
  build.insert(users).values({ id: 7, username: 'Ruth', usernameKey: 'ruth', password: 'hash' }),
]);

const note = {
  userId: 7,
  book: 'ruth',
  chapter: 1,
  verse: 16,
  notes: 'Entreat me not',
  createdAt: '',
  updatedAt: '',
};

test('each query of a batch has its own result, with the types of its columns', async () => {
  const [made, found, changed, none] = await sendBatch(database.client, 'write', [
    build
      .insert(studyNotes)
      .values({ ...note, isKabbalistic: true })
      .returning(),
    build.select({ id: studyNotes.id, isKabbalistic: studyNotes.isKabbalistic }).from(studyNotes),
    build.update(studyNotes).set({ isKabbalistic: false }).where(eq(studyNotes.userId, 7)),
    build
      .delete(studyNotes)
      .where(and(eq(studyNotes.userId, 7), eq(studyNotes.chapter, 9)))
      .returning({ id: studyNotes.id }),
  ]);
  expect(made[0]).toMatchObject({ notes: 'Entreat me not', isKabbalistic: true, revision: 1 });
  expect(found).toEqual([{ id: made[0]?.id, isKabbalistic: true }]);
  expect(changed.rowsAffected).toBe(1);
  expect(none).toEqual([]);
  expectTypeOf(found).toEqualTypeOf<{ id: number; isKabbalistic: boolean }[]>();
});

test('the result of a hand-written statement has the types of the fields that it names', async () => {
  const guarded = sql`insert into ${studyNotes} (user_id, book, chapter, verse, notes, created_at, updated_at)
    select 7, 'ruth', 2, 1, ${'Boaz'}, '', '' where exists (select 1 from ${users} where ${users.id} = ${7})`;
  const [made, changed, joined] = await sendBatch(database.client, 'write', [
    returning(guarded, { verse: studyNotes.verse, isKabbalistic: studyNotes.isKabbalistic }),
    change(sql`update ${studyNotes} set notes = ${'changed'} where ${studyNotes.chapter} = 2`),
    select(
      {
        book: bibleBooks.id,
        chapter: bibleChapters.chapterNumber,
        isKabbalistic: orNull(studyNotes.isKabbalistic),
      },
      sql`from ${bibleBooks} join ${bibleChapters} on ${bibleChapters.bookId} = ${bibleBooks.id}
        left join ${studyNotes} on ${studyNotes.book} = ${bibleBooks.id} and ${studyNotes.chapter} = ${bibleChapters.chapterNumber}
          and ${studyNotes.verse} = 1
        where ${bibleBooks.id} = 'ruth' and ${bibleChapters.chapterNumber} in (2, 3) order by 2`,
    ),
  ]);
  expect(made).toEqual([{ verse: 1, isKabbalistic: false }]);
  expect(changed).toBe(1);
  expect(joined).toEqual([
    { book: 'ruth', chapter: 2, isKabbalistic: false },
    { book: 'ruth', chapter: 3, isKabbalistic: null },
  ]);
  expectTypeOf(joined).toEqualTypeOf<{ book: string; chapter: number; isKabbalistic: boolean | null }[]>();
});

test('a wrong statement rolls back the whole batch, and the error has the driver’s code', async () => {
  const send = sendBatch(database.client, 'write', [
    build.insert(studyNotes).values({ ...note, verse: 17 }),
    change(sql`update nowhere set a = 1`),
  ]);
  await expect(send).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  const [rows] = await sendBatch(database.client, 'read', [
    build.select({ id: studyNotes.id }).from(studyNotes).where(eq(studyNotes.verse, 17)),
  ]);
  expect(rows).toEqual([]);
});

test('together() combines queries: the result is the list of results, or the result of a function of this list', async () => {
  const count = build.select({ ids: sql<number>`count(*)` }).from(users);
  const [first, [names, none], total, last] = await sendBatch(database.client, 'read', [
    count,
    together([build.select({ name: users.username }).from(users), together([])]),
    together([count, count], ([[one], [other]]) => (one?.ids ?? 0) + (other?.ids ?? 0)),
    count,
  ]);
  expect({ first, names, none, total, last }).toEqual({
    first: [{ ids: 1 }],
    names: [{ name: 'Ruth' }],
    none: [],
    total: 2,
    last: [{ ids: 1 }],
  });
  expectTypeOf(names).toEqualTypeOf<{ name: string }[]>();
  expectTypeOf(total).toEqualTypeOf<number>();
});

test('a prepared query is built once, takes new values at each use and throws if a value is missing', async () => {
  let built = 0;
  const named = prepared(() => {
    built++;
    return build
      .select({ id: users.id })
      .from(users)
      .where(eq(users.usernameKey, sql.placeholder('key')));
  });
  const results = await sendBatch(database.client, 'read', [named({ key: 'ruth' }), named({ key: 'boaz' })]);
  expect({ results, built }).toEqual({ results: [[{ id: 7 }], []], built: 1 });
  expect(() => named({})).toThrow('key');
});
