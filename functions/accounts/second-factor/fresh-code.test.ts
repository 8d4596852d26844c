import { describe, expect, test } from 'vitest';
import { ownTexts, users } from '../../../db/schema/index.ts';
import type { StoredFile, StoredFiles, Upload } from '../../../domain/contract/index.ts';
import { refusalOf } from '../../../tests/support/app.ts';
import { OWN_TEXT_ROW } from '../../../tests/support/own-text-row.ts';
import { MINUTE, PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { newAdmin, setUpFactor } from '../../../tests/support/second-factor.ts';

newReadersEachTest();

const FILE = Buffer.from('SQLite format 3\0 and the rest of a database file');

const beginUpload = async (admin: TestBrowser): Promise<Upload> => {
  const body = { folder: 'database', name: 'texts.db', size: FILE.length };
  return (await (await admin.ask('POST', '/api/admin/files', body)).json()) as Upload;
};

async function uploadFile(admin: TestBrowser): Promise<string> {
  const { id } = await beginUpload(admin);
  const sum = Buffer.from(await crypto.subtle.digest('SHA-256', FILE)).toString('hex');
  await app.request(`http://localhost/api/admin/files/${id}/parts/1`, {
    method: 'PUT',
    headers: { Cookie: admin.cookie, 'Sec-Fetch-Site': 'same-origin', 'X-Part-SHA256': sum },
    body: FILE,
  });
  const answer = await admin.ask('POST', `/api/admin/files/${id}/complete`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as StoredFile).id;
}

const verify = (admin: TestBrowser, code: string) =>
  admin.ask('POST', '/api/user/second-factor/verify', { code });

interface Deletion {
  readonly call: string;
  readonly ask: (admin: TestBrowser, fileId: string) => Promise<Response>;
  readonly left: (admin: TestBrowser) => Promise<number>;
}

const filesLeft = async (admin: TestBrowser): Promise<number> => {
  const { files } = (await (await admin.ask('GET', '/api/admin/files')).json()) as StoredFiles;
  return files.length;
};

const DELETIONS: readonly Deletion[] = [
  {
    call: 'DELETE /api/admin/files/:id',
    ask: (admin, fileId) => admin.ask('DELETE', `/api/admin/files/${fileId}`),
    left: filesLeft,
  },
  {
    call: 'DELETE /api/admin/database-file',
    ask: (admin) => admin.ask('DELETE', '/api/admin/database-file'),
    left: filesLeft,
  },
  {
    call: 'DELETE /api/admin/texts/:edition',
    async ask(admin) {
      await database.db.insert(ownTexts).values(OWN_TEXT_ROW).onConflictDoNothing();
      return admin.ask('DELETE', '/api/admin/texts/own-1');
    },
    left: async () => database.db.$count(ownTexts),
  },
  {
    call: 'DELETE /api/user',
    ask: (admin) => admin.ask('DELETE', '/api/user', { password: PASSWORD }),
    left: async () => database.db.$count(users),
  },
];

test('the table DELETIONS of this test lists every call of administrators that deletes something', () => {
  const calls = app
    .calls()
    .filter(({ method, path }) => method === 'DELETE' && path.startsWith('/api/admin'));
  const listed = DELETIONS.map(({ call }) => call).filter((call) => call.includes('/admin/'));
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(listed.sort());
});

describe.each(DELETIONS)('$call', ({ ask, left }) => {
  test('a deletion by an administrator with a second factor needs a code of the last ten minutes', async () => {
    const admin = await newAdmin(readers);
    const id = await uploadFile(admin);
    const { newCode } = await setUpFactor(app, admin);
    const refused = await ask(admin, id);
    expect(await refusalOf(refused)).toEqual([403, 'second_factor_required']);
    expect(await left(admin)).toBe(1);

    expect((await verify(admin, newCode())).status).toBe(204);
    app.clock.now += 10 * MINUTE;
    expect((await ask(admin, id)).status).toBe(403);
    expect(await left(admin)).toBe(1);

    expect((await verify(admin, newCode())).status).toBe(204);
    app.clock.now += 10 * MINUTE - 1;
    expect((await ask(admin, id)).status).toBeLessThan(300);
  });

  test('a deletion needs no code without a second factor, also while one is being set up', async () => {
    const admin = await newAdmin(readers);
    const id = await uploadFile(admin);
    await admin.ask('POST', '/api/user/second-factor', { password: PASSWORD });
    expect((await ask(admin, id)).status).toBeLessThan(300);
  });
});

describe('confirming a session', () => {
  const deleteFile = (admin: TestBrowser) => admin.ask('DELETE', '/api/admin/database-file');

  test('confirming a session with the code at sign-in is not enough for a deletion', async () => {
    const first = await newAdmin(readers);
    await uploadFile(first);
    const { newCode } = await setUpFactor(app, first);
    const admin = browser();
    const login = { username: 'Deborah', password: PASSWORD, code: newCode() };
    expect((await admin.ask('POST', '/api/login', login)).status).toBe(200);
    expect((await deleteFile(admin)).status).toBe(403);
  });

  test('confirming a session with a second-factor code does not confirm the account’s other sessions', async () => {
    const one = await newAdmin(readers);
    await uploadFile(one);
    const { newCode } = await setUpFactor(app, one);
    const other = browser('192.0.2.9');
    await other.ask('POST', '/api/login', { username: 'Deborah', password: PASSWORD, code: newCode() });
    expect((await verify(other, newCode())).status).toBe(204);
    expect([(await deleteFile(one)).status, (await deleteFile(other)).status]).toEqual([403, 200]);
  });

  test('confirming a session needs a code that was not used before; a recovery code works once', async () => {
    const admin = await newAdmin(readers);
    const { newCode, recoveryCodes } = await setUpFactor(app, admin);
    const code = newCode();
    const [recovery = ''] = recoveryCodes;
    const statuses: number[] = [];
    for (const one of [code, code, recovery, recovery]) statuses.push((await verify(admin, one)).status);
    expect(statuses).toEqual([204, 403, 204, 403]);
  });

  test('confirming a session is not needed to delete an upload that is not complete, because that only cancels it', async () => {
    const admin = await newAdmin(readers);
    await setUpFactor(app, admin);
    const { id } = await beginUpload(admin);
    expect((await admin.ask('DELETE', `/api/admin/files/${id}`)).status).toBe(204);
  });

  test('a reader who is no administrator never needs to confirm a session', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const before = app.trips();
    expect((await reader.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    expect(app.trips() - before).toBe(4);
  });
});
