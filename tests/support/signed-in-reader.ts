import type { Client } from '@libsql/client';
import { readKeys, signToken } from '../../functions/accounts/sessions/tokens.ts';
import type { TestApp } from './app.ts';

/** A signed-in reader of a test's application who can send requests. No password is hashed for it. */
export async function signedInReader(client: Client, app: TestApp, id: number) {
  const { now } = app.clock;
  await client.execute({
    sql: 'insert into users (id, username, username_key, password) values (?, ?, ?, ?)',
    args: [id, `reader ${id}`, `reader ${id}`, 'x'],
  });
  await client.execute({
    sql: 'insert into sessions (id, user_id, created_at, seen_at, device) values (?, ?, ?, ?, ?)',
    args: [`session ${id}`, id, now, now, ''],
  });
  const session = { sessionId: `session ${id}`, userId: id };
  const token = await signToken(readKeys(`test:${'A'.repeat(43)}`), session, now);
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: {
        Cookie: `__Host-session=${token}`,
        'Sec-Fetch-Site': 'same-origin',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
