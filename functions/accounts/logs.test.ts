import { expect, test } from 'vitest';
import { addressOf } from '../../tests/support/address-of.ts';
import { PASSWORD } from '../../tests/support/readers.ts';
import { newReadersEachTest, readers } from '../../tests/support/readers-each-test.ts';

newReadersEachTest();

interface Line {
  event: string;
  what?: string;
  userId?: number;
  requestId?: string;
  at?: string;
  status?: number;
}
const lines = (): Line[] => readers.app.lines.map((line) => JSON.parse(line) as Line);

test('each event of an account is one log line with time and request id', async () => {
  const reader = readers.browser();
  await reader.register('Miriam');
  await reader.login('Miriam', 'wrong password');
  await reader.login('Miriam');
  await reader.ask('POST', '/api/user/password', {
    currentPassword: 'not it at all',
    newPassword: 'a new and longer one',
  });
  await reader.ask('POST', '/api/user/password', {
    currentPassword: PASSWORD,
    newPassword: 'a new and longer one',
  });
  await reader.ask('POST', '/api/logout');
  for (let i = 0; i < 6; i++) await reader.login('Miriam', 'wrong password');
  await readers.browser('192.0.2.8').login('Miriam', 'a new and longer one');
  const events = lines().filter(({ event }) => event === 'account');
  expect(events.map(({ what, userId }) => [what, userId])).toEqual([
    ['registered', 3],
    ['login refused', undefined],
    ['login', 3],
    ['password refused', 3],
    ['password changed', 3],
    ['logout', 3],
    ...Array.from({ length: 5 }, () => ['login refused', undefined]),
    ['too many tries', undefined],
    ['login', 3],
  ]);
  for (const { requestId, at } of events)
    expect([requestId?.length, at]).toEqual([36, '2026-11-21T08:00:00.000Z']);
});

test('a call refused with 401, 403 or 404 writes one log line, without the query string', async () => {
  const reader = readers.browser();
  await reader.register('Miriam');
  const requests: [string, string, Record<string, string>, number][] = [
    ['GET', '/api/user?token=secret', { Cookie: '' }, 401],
    ['POST', '/api/logout?token=secret', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['DELETE', '/api/notes/999?token=secret', {}, 404],
  ];
  for (const [method, path, headers, status] of requests) {
    readers.app.lines.length = 0;
    expect((await reader.ask(method, path, undefined, headers)).status).toBe(status);
    expect(lines().map(({ event, status }) => [event, status])).toEqual([['request', status]]);
    expect(readers.app.lines[0]).not.toContain('secret');
    expect(readers.app.lines[0]).not.toContain('\n');
  }
});

test('no log line of a call about accounts or notes contains a name, password, note, hash, cookie or token', async () => {
  const reader = readers.browser();
  await reader.register('Miriam');
  const tokens = new Set([reader.cookie]);
  const body = {
    ...{
      username: 'Miriam',
      password: PASSWORD,
      currentPassword: PASSWORD,
      newPassword: 'a new and longer one',
      code: '123456',
    },
    themePrimary: 'x',
    book: 'psalms',
    chapter: 23,
    verse: 1,
    notes: 'a note of mine',
    id: 'Miriam',
  };
  for (const { method, path } of readers.app
    .calls()
    .filter(({ path }) => /user|log|notes|register/.test(path))) {
    for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Content-Type': 'text/plain' }]) {
      const address = addressOf(path);
      await reader.ask(method, address, method === 'GET' ? undefined : body, headers);
      if (reader.cookie === '') await reader.login('Miriam', 'wrong password');
      if (reader.cookie === '') await reader.register(`Miriam ${tokens.size}`);
      tokens.add(reader.cookie);
    }
  }
  expect(readers.app.lines.length).toBeGreaterThan(30);
  const all = readers.app.lines.join('\n');
  for (const secret of [
    'Miriam',
    'miriam',
    PASSWORD,
    'wrong password',
    'a new and',
    'a note of',
    '__Host-',
    'eyJ',
    'argon2',
    'pepper',
  ])
    expect(all).not.toContain(secret);
  for (const token of tokens) expect(all).not.toContain(token.split('.').at(-1) || 'a token');
  for (const { event, at, requestId } of lines())
    expect([event, typeof at, typeof requestId]).toEqual([event, 'string', 'string']);
});
