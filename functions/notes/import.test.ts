import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, studyNotes } from '../../db/schema/index.ts';
import type { ErrorBody, ImportedNotes, Note } from '../../domain/contract/index.ts';
import { testBrowser } from '../../tests/support/readers.ts';
import { app, database, newReadersEachTest } from '../../tests/support/readers-each-test.ts';
import { signedInReader } from '../../tests/support/signed-in-reader.ts';

newReadersEachTest();

type Ask = Awaited<ReturnType<typeof signedInReader>>;
const reader = (id: number) => signedInReader(database.client, app, id);

const list = async (ask: Ask) => (await (await ask('GET', '/api/notes')).json()) as Note[];
const put = (ask: Ask, format: string, content: string) =>
  ask('POST', '/api/notes/import', { format, content });
const importFile = async (ask: Ask, format: string, content: string) => {
  const answer = await put(ask, format, content);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ImportedNotes;
};
const importJson = (ask: Ask, notes: readonly unknown[]) =>
  importFile(ask, 'json', JSON.stringify({ notes }));

const NOTES = [
  { book: 'genesis', chapter: 1, verse: 1, notes: 'בְּרֵאשִׁית = 913\r\n\r\n---\n=1+1\n', isKabbalistic: true },
  { book: 'psalms', chapter: 51, verse: 0, notes: "'Tis a title 😀", isKabbalistic: false },
  { book: '1 esdras', chapter: 3, verse: 4, notes: '=SUM(A1)', isKabbalistic: false },
  { book: 'john', chapter: 1, verse: 1, notes: '<!-- note {} -->\n"Ἐν ἀρχῇ", a;b\n\n', isKabbalistic: false },
];

const substance = ({ id: _id, userId: _user, revision: _revision, ...rest }: Note) => rest;

async function readerWithNotes(id: number): Promise<Ask> {
  const ask = await reader(id);
  for (const note of NOTES) {
    expect((await ask('POST', '/api/notes', note)).status).toBe(201);
    app.clock.now += 86_400_000;
  }
  const [first] = await list(ask);
  await ask('PATCH', `/api/notes/${first?.id}`, { isKabbalistic: true });
  return ask;
}

const FORMATS = [
  ['json', 'application/json', 'json'],
  ['markdown', 'text/markdown; charset=utf-8', 'md'],
  ['csv', 'text/csv; charset=utf-8', 'csv'],
] as const;

describe.each(FORMATS)('%s', (format, type, extension) => {
  test('an export has all notes, and another account that imports it gets the same notes', async () => {
    const mine = await readerWithNotes(3);
    const before = await list(mine);
    const file = await mine('GET', `/api/notes/export?format=${format}`);
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      200,
      type,
      'private, no-store',
    ]);
    expect(file.headers.get('Content-Disposition')).toBe(
      `attachment; filename="study-notes-2026-11-25.${extension}"`,
    );
    // Keeps the byte order mark, which `text()` would remove.
    const content = Buffer.from(await file.arrayBuffer()).toString('utf8');
    app.clock.now += 1_000;
    const other = await reader(4);
    expect(await importFile(other, format, content)).toEqual({
      created: 4,
      unchanged: 0,
      conflicting: [],
      refused: [],
      remarks: [],
    });
    expect((await list(other)).map(substance)).toEqual(before.map(substance));
    expect(await importFile(other, format, content)).toMatchObject({
      created: 0,
      unchanged: 4,
      conflicting: [],
    });
    expect((await list(other)).map(substance)).toEqual(before.map(substance));
  });
});

test('the export of a whole account can be imported too', async () => {
  const mine = await readerWithNotes(3);
  const account = await (await mine('GET', '/api/user/export')).text();
  const other = await reader(4);
  expect(await importFile(other, 'json', account)).toMatchObject({ created: 4, refused: [] });
  expect((await list(other)).map(substance)).toEqual((await list(mine)).map(substance));
});

test('the default format of an export is JSON; an unknown format is refused', async () => {
  const ask = await reader(3);
  const file = await ask('GET', '/api/notes/export');
  expect(await file.json()).toEqual({ exportedAt: '2026-11-21T08:00:00.000Z', notes: [] });
  expect((await ask('GET', '/api/notes/export?format=pdf')).status).toBe(400);
});

test('an import does not replace a verse’s different note; the answer has both notes', async () => {
  const ask = await readerWithNotes(3);
  const before = await list(ask);
  const psalm = { book: 'Ps', chapter: 51, verse: 0 };
  const answer = await importJson(ask, [
    { ...psalm, notes: 'another text' },
    { ...psalm, notes: NOTES[1]?.notes, isKabbalistic: true },
    { ...NOTES[2], createdAt: '1999-01-01T00:00:00Z' },
    { book: 'ruth', chapter: 2, verse: 4, notes: 'new' },
    { book: 'ruth', chapter: 2, verse: 4, notes: 'new' },
    { book: 'ruth', chapter: 2, verse: 4, notes: 'newer' },
  ]);
  const current = before.find(({ chapter }) => chapter === 51);
  const ruth = (await list(ask)).find(({ book }) => book === 'ruth');
  const place = { book: 'psalms', chapter: 51, verse: 0 };
  expect(answer).toEqual({
    created: 1,
    unchanged: 2,
    conflicting: [
      { ...place, current, imported: { notes: 'another text', isKabbalistic: false } },
      { ...place, current, imported: { notes: NOTES[1]?.notes, isKabbalistic: true } },
      {
        book: 'ruth',
        chapter: 2,
        verse: 4,
        current: ruth,
        imported: { notes: 'newer', isKabbalistic: false },
      },
    ],
    refused: [],
    remarks: [],
  });
  expect((await list(ask)).filter(({ book }) => book !== 'ruth')).toEqual(before);
});

test('an entry that is not a note is refused with place and reason, and the rest is imported', async () => {
  const ask = await reader(3);
  const at = { book: 'psalms', chapter: 23, verse: 1, notes: 'x' };
  const rows: [unknown, string][] = [
    [{ ...at, book: 'Hezekiah' }, 'There is no book called “Hezekiah”'],
    [{ ...at, verse: 7 }, 'There is no Psalm 23:7: the chapter ends with verse 6.'],
    [{ ...at, chapter: 151 }, 'There is no Psalm 151:1: Psalms has 150 chapters.'],
    [{ ...at, verse: 1.5 }, 'verse must be a whole number'],
    [{ ...at, verse: '1' }, 'verse must be a number'],
    [{ ...at, notes: 'x'.repeat(20_001) }, 'notes must be at most 20000 characters'],
    [{ ...at, notes: ' \n' }, 'notes must not be empty'],
    [{ ...at, notes: 'a\0b' }, 'notes is not valid'],
    [{ ...at, notes: undefined }, 'notes is missing'],
    [{ ...at, isKabbalistic: 'maybe' }, 'isKabbalistic must be true or false'],
    ['a text', 'must be an object'],
    [null, 'must be an object'],
  ];
  const answer = await importJson(ask, [...rows.map(([value]) => value), at]);
  expect(answer).toEqual({
    created: 1,
    unchanged: 0,
    conflicting: [],
    refused: rows.map(([, reason], index) => ({ row: index + 1, reason })),
    remarks: [],
  });
  const csv = 'book,chapter,verse,notes\npsalms,23,9,a\npsalms,23,2,b\npsalms,23,"3,c\n';
  expect(await importFile(ask, 'csv', csv)).toMatchObject({ created: 1, refused: [{ row: 2 }, { row: 4 }] });
});

test('possible times in an imported file are kept; ids and owner in it are ignored', async () => {
  const ask = await reader(3);
  const times: [unknown, unknown][] = [
    ['2020-01-01T00:00:00.000Z', '2021-01-01T02:00:00+02:00'],
    ['2021-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
    [undefined, '2020-01-01T00:00:00.000Z'],
    ['2020-01-01T00:00:00.000Z', null],
    ['2020-01-01T00:00:00.000Z', '2026-11-21T08:00:00.001Z'],
    ['yesterday', '2020'],
    ['', undefined],
    ['2020-02-30T00:00:00Z', '2020-02-30T25:00:00Z'],
  ];
  const notes = times.map(([createdAt, updatedAt], index) => ({
    book: 'genesis',
    chapter: 1,
    verse: index + 1,
    notes: 'x',
    createdAt,
    updatedAt,
    id: 77,
    userId: 9,
    revision: 40,
  }));
  expect(await importJson(ask, notes)).toMatchObject({ created: times.length, refused: [] });
  const now = '2026-11-21T08:00:00.000Z';
  const y2020 = '2020-01-01T00:00:00.000Z';
  const kept = await list(ask);
  expect(kept.map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual([
    [y2020, '2021-01-01T00:00:00.000Z'],
    ...Array.from({ length: 4 }, () => [y2020, y2020]),
    ...Array.from({ length: 3 }, () => [now, now]),
  ]);
  expect(new Set(kept.map(({ userId, revision }) => `${userId} ${revision}`))).toEqual(new Set(['3 1']));
});

test.each([
  ['2024-03-05', '2024-03-05T00:00:00.000Z'],
  ['20240305', '2024-03-05T00:00:00.000Z'],
  [' 2024-02-29 ', '2024-02-29T00:00:00.000Z'],
  ['2024-03-05T10:20', '2024-03-05T10:20:00.000Z'],
  ['2024-03-05 10:20:30', '2024-03-05T10:20:30.000Z'],
  ['2024-03-05T10:20:30.5Z', '2024-03-05T10:20:30.500Z'],
  ['2024-03-05T10:20:30,123456z', '2024-03-05T10:20:30.123Z'],
  ['2024-03-05T01:20:00+02:00', '2024-03-04T23:20:00.000Z'],
  ['2024-03-05 01:20 +0200', '2024-03-04T23:20:00.000Z'],
  ['2024-03-05T23:20-05', '2024-03-06T04:20:00.000Z'],
  ['20240305T102030Z', '2024-03-05T10:20:30.000Z'],
])('an imported note has the time that its file writes as %j', async (written, time) => {
  const ask = await reader(3);
  const at = { book: 'psalms', chapter: 23, notes: 'x', createdAt: written };
  expect(await importJson(ask, [{ ...at, verse: 1 }])).toMatchObject({ created: 1, remarks: [] });
  const csv = `book,chapter,verse,notes,createdAt,updatedAt\npsalms,23,2,x,"${written}","${written}"\n`;
  expect(await importFile(ask, 'csv', csv)).toMatchObject({ created: 1, remarks: [] });
  const { notes: _, ...facts } = { ...at, verse: 3 };
  const markdown = `<!-- note ${JSON.stringify(facts)} -->\nx\n`;
  expect(await importFile(ask, 'markdown', markdown)).toMatchObject({ created: 1, remarks: [] });
  expect((await list(ask)).map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual(
    Array.from({ length: 3 }, () => [time, time]),
  );
});

test('a note whose time cannot be read is imported, and a remark of its row says which time was not used', async () => {
  const ask = await reader(3);
  const times = [
    '05/03/2024',
    'March 5, 2024',
    '2024-13-01',
    '2023-02-29',
    '2024-3-5',
    '2024-0305',
    '2024-03-05T25:00Z',
    '2024',
    '45356',
    'x'.repeat(1_000),
  ];
  const lines = times.map((time, index) => `psalms,119,${index + 1},x,"${time}",2020-01-01`);
  const csv = `book,chapter,verse,notes,createdAt,updatedAt\n${lines.join('\n')}\n`;
  expect(await importFile(ask, 'csv', csv)).toEqual({
    created: times.length,
    unchanged: 0,
    conflicting: [],
    refused: [],
    remarks: times.map((time, index) => ({
      row: index + 2,
      remark: `createdAt “${time.slice(0, 40)}” is not a date such as 2024-03-05 or 2024-03-05T10:20Z, so it was not used`,
    })),
  });
  expect(new Set((await list(ask)).map(({ createdAt }) => createdAt))).toEqual(
    new Set(['2020-01-01T00:00:00.000Z']),
  );
});

test('an import has a remark for a time that is no text, is in the future or is in the wrong order', async () => {
  const ask = await reader(3);
  const at = { book: 'psalms', chapter: 23, notes: 'x' };
  const markdown = (facts: object) => `<!-- note ${JSON.stringify({ ...at, ...facts })} -->\nx\n`;
  const answers = [
    await importJson(ask, [{ ...at, verse: 1, createdAt: 1_709_600_000, updatedAt: ['2024-03-05'] }]),
    await importFile(ask, 'markdown', markdown({ verse: 2, updatedAt: '2026-11-21T08:00:01Z' })),
    await importJson(ask, [{ ...at, verse: 3, createdAt: '2024-03-06', updatedAt: '2024-03-05' }]),
    await importJson(ask, [{ ...at, verse: 4, createdAt: null, updatedAt: '' }]),
  ];
  expect(answers.map(({ created }) => created)).toEqual([1, 1, 1, 1]);
  expect(answers.map(({ remarks }) => remarks.map(({ remark }) => remark))).toEqual([
    [
      expect.stringContaining('createdAt “1709600000” is not a date'),
      expect.stringContaining('updatedAt “["2024-03-05"]” is not a date'),
    ],
    ['updatedAt “2026-11-21T08:00:01Z” is in the future, so it was not used'],
    ['createdAt is later than updatedAt, so it was set to the same time'],
    [],
  ]);
});

test('half a character in an imported note is replaced, and stays the same when it is imported again', async () => {
  const ask = await reader(3);
  const notes = [{ ...NOTES[0], notes: 'a\ud800b' }];
  expect(await importJson(ask, notes)).toMatchObject({ created: 1 });
  expect(await importJson(ask, notes)).toMatchObject({ created: 0, unchanged: 1 });
  expect((await list(ask)).map(({ notes: text }) => text)).toEqual(['a\ufffdb']);
});

test('an import adds notes only to the account of the reader who imports', async () => {
  const mine = await readerWithNotes(3);
  const theirs = await reader(4);
  expect(await importJson(theirs, [{ ...NOTES[0], notes: 'theirs' }])).toMatchObject({ created: 1 });
  expect((await list(mine))[0]?.notes).toBe(NOTES[0]?.notes);
  expect(await (await theirs('GET', '/api/notes/export')).json()).toMatchObject({
    notes: [{ notes: 'theirs' }],
  });
});

test('ten imports of one file at once make each note once', async () => {
  const ask = await reader(3);
  const answers = await Promise.all(Array.from({ length: 10 }, () => importJson(ask, NOTES)));
  expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(NOTES.length);
  expect(answers.every(({ created, unchanged }) => created + unchanged === NOTES.length)).toBe(true);
});

test('a reader can import ten files in ten minutes; the next must wait, before its file is read', async () => {
  const mine = await reader(3);
  for (let file = 0; file < 9; file++) await importJson(mine, []);
  expect((await put(mine, 'json', 'a file that is refused')).status).toBe(400);
  app.clock.now += 61_000;
  const early = await mine('POST', '/api/notes/import', 'no file of notes');
  expect({
    status: early.status,
    wait: early.headers.get('Retry-After'),
    body: await early.json(),
  }).toMatchObject({
    status: 429,
    wait: '539',
    body: {
      code: 'too_many',
      message: 'You can import 10 files in 10 minutes. Please try again in 9 minutes.',
    },
  });
  expect(await importJson(await reader(4), NOTES)).toMatchObject({ created: 4 });
  app.clock.now += 538_999;
  expect((await put(mine, 'json', '[]')).status).toBe(429);
  app.clock.now += 1;
  const answers = await Promise.all(Array.from({ length: 11 }, () => put(mine, 'json', '[]')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
});

test('import and export need a session and a page of this site', async () => {
  const ask = await reader(3);
  await database.db.delete(sessions);
  expect((await put(ask, 'json', JSON.stringify(NOTES))).status).toBe(401);
  expect((await ask('GET', '/api/notes/export')).status).toBe(401);
  const body = JSON.stringify({ format: 'json', content: '[]' });
  const foreign = (headers: Record<string, string>) =>
    app.request('/api/notes/import', { method: 'POST', headers, body });
  const json = { 'Content-Type': 'application/json' };
  expect((await foreign({ ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await foreign({ 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(415);
  expect(await database.db.$count(studyNotes)).toBe(0);
});

test('if the database refuses one note, no note is imported', async () => {
  const ask = await reader(3);
  await database.db.run(
    sql`create trigger refuse before insert on ${studyNotes} when new.book = 'john'
      begin select raise(abort, 'full'); end`,
  );
  const answer = await put(ask, 'json', JSON.stringify(NOTES));
  await database.db.run(sql`drop trigger refuse`);
  // A trigger's refusal counts as our mistake.
  expect(answer.status).toBe(500);
  expect(await list(ask)).toEqual([]);
  expect(await importJson(ask, NOTES)).toMatchObject({ created: 4 });
});

test.each([
  ['not JSON', 'json', '{"notes":', 400, 'is not JSON'],
  ['no list of notes', 'json', '{}', 400, 'has no list of notes'],
  ['a page of other Markdown', 'markdown', '# Notes\n\nGen 1:1', 400, 'has no notes'],
  ['a table of something else', 'csv', 'a,b\n1,2', 400, 'has no column “book”'],
  ['an unknown format', 'xml', '<notes/>', 400, 'format'],
  ['too long a file', 'json', ' '.repeat(5_000_001), 413, '5 million characters'],
  ['too many notes', 'json', JSON.stringify(Array(20_001).fill(1)), 413, '20,000 notes'],
  ['too many rows', 'csv', `book,chapter,verse,notes\n${'x\n'.repeat(20_001)}`, 413, '20,000 notes'],
  ['too many empty rows', 'csv', `book,chapter,verse,notes\n${'\n'.repeat(20_001)}`, 413, '20,000 notes'],
  ['too many empty cells', 'csv', `book,chapter,verse,notes\n${','.repeat(1_000)}`, 400, '1000 cells'],
  ['too long a header', 'csv', `book,chapter,verse,notes${','.repeat(4_999_976)}`, 400, '1000 cells'],
  ['too many broken notes', 'markdown', '<!-- note \n'.repeat(20_001), 413, '20,000 notes'],
  ['too many fields', 'json', `{"notes":[],"x":[${'1,'.repeat(20_000)}1]}`, 413, '20,000 notes'],
  [
    'too many lists',
    'json',
    `[${'[1,1,1,1,1,1,1],'.repeat(19_999)}${'[[1,1],[1,1]],'.repeat(70_000)}1]`,
    413,
    '20,000 notes',
  ],
  ['lists in lists', 'json', `${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}`, 400, 'has no list of notes'],
  ['the longest body that is no JSON', 'json', '\u0001'.repeat(5_000_000), 400, 'is not JSON'],
  ['too large a body', 'json', '\u0001'.repeat(5_001_000), 413, 'The request is too large.'],
])('the import of a file is refused as a whole: %s', async (_, format, content, status, reason) => {
  const answer = await put(await reader(3), format, content);
  const { message } = (await answer.json()) as ErrorBody;
  expect([answer.status, message]).toEqual([status, expect.stringContaining(reason)]);
});

test('a file with as many rows as are allowed can be imported, whether it ends with a line end or not', async () => {
  const ask = await reader(3);
  const header = 'book,chapter,verse,notes\n';
  const rows = `psalms,23,1,x${'\n'.repeat(20_000)}`;
  expect(await importFile(ask, 'csv', `${header}${rows}`)).toMatchObject({ created: 1, refused: [] });
  expect(await importFile(ask, 'csv', `${header}${rows}psalms,23,2,x`.replace('\n\n', '\n'))).toMatchObject({
    created: 1,
    unchanged: 1,
  });
});

test('a Markdown note with very many fields is refused before its fields are read', async () => {
  const fields = Array.from({ length: 400_000 }, (_, i) => `"${i}":1`).join();
  const answer = await importFile(await reader(3), 'markdown', `<!-- note {${fields}} -->\n`);
  expect(answer).toMatchObject({
    created: 0,
    refused: [{ row: 1, reason: 'Its first line cannot be read' }],
  });
});

test('a CSV file of wrong quotation marks is read in the time of its length', async () => {
  const wrong = `"${'x"'.repeat(1_000_000)}${' '.repeat(2_900_000)},`;
  const answer = await importFile(await reader(3), 'csv', `book,chapter,verse,notes\n${wrong}`);
  expect(answer).toMatchObject({ created: 0, refused: [{ row: 2 }] });
});

test('twenty thousand notes are imported in two round trips, and exported in parts that a libSQL server sends', async () => {
  const ask = await reader(3);
  const notes = Array.from({ length: 20_000 }, (_, index) => ({
    ...{
      book: 'tobit',
      chapter: 1 + (index % 14),
      verse: 1 + Math.floor(index / 14),
      notes: `note ${index}`,
    },
  }));
  const before = app.trips();
  expect(await importJson(ask, notes)).toEqual({
    created: 20_000,
    unchanged: 0,
    conflicting: [],
    refused: [],
    remarks: [],
  });
  expect(app.trips() - before).toBe(2);
  const file = await (await ask('GET', '/api/notes/export?format=csv')).text();
  expect(app.trips() - before).toBe(10);
  const rows = file.split('\r\n');
  expect([rows.length, new Set(rows).size]).toEqual([20_002, 20_002]);
});

test('an export from a deleted account restores the notes in a new one', async () => {
  const credentials = { username: 'miriam', password: 'seven wells at the sea' };
  const account = async () => {
    const reader = testBrowser(app);
    expect((await reader.register(credentials.username, credentials.password)).status).toBe(201);
    return reader.ask;
  };
  let ask: Ask = await account();
  expect(await importJson(ask, NOTES)).toMatchObject({ created: 4 });
  const before = (await list(ask)).map(substance);
  for (const [format] of FORMATS) {
    const file = await ask('GET', `/api/notes/export?format=${format}`);
    const content = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect((await ask('DELETE', '/api/user', { password: credentials.password })).status).toBe(204);
    expect(await database.db.select().from(studyNotes)).toEqual([]);
    app.clock.now += 3_600_000;
    ask = await account();
    expect(await list(ask)).toEqual([]);
    expect(await importFile(ask, format, content)).toMatchObject({ created: 4, refused: [] });
    expect((await list(ask)).map(substance)).toEqual(before);
  }
});
