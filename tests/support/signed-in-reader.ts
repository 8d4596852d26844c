import type { Client } from '@libsql/client';
import { build, sendBatch } from '../../db/batch.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { readKeys, signToken } from '../../functions/accounts/sessions/tokens.ts';
import type { TestApp } from './app.ts';

/** A signed-in reader of a test's application who can send requests. No password is hashed for it. */
export async function signedInReader(client: Client, app: TestApp, id: number) {
  const { now } = app.clock;
  const name = `reader ${id}`;
  const session = { sessionId: `session ${id}`, userId: id };
  await sendBatch(client, 'write', [
    build.insert(users).values({ id, username: name, usernameKey: name, password: 'x' }),
    build
      .insert(sessions)
      .values({ id: session.sessionId, userId: id, createdAt: now, seenAt: now, device: '' }),
  ]);
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
