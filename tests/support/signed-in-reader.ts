import type { Client } from '@libsql/client';
import { build, sendBatch } from '../../db/batch.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { Env } from '../../functions/ctx/env.ts';
import { readKeys } from '../../functions/ctx/named-secrets.ts';
import { signToken } from '../../functions/sessions/tokens.ts';
import type { TestApp } from './app.ts';

/** Makes a reader with a session and returns the session's cookie. No password is hashed for it. */
export async function sessionCookie(client: Client, app: TestApp, id: number): Promise<string> {
  const { now } = app.clock;
  const name = `reader ${id}`;
  const session = { sessionId: id.toString(16).padStart(16, '0').repeat(2), userId: id };
  await sendBatch(client, 'write', [
    build.insert(users).values({ id, username: name, usernameKey: name, password: 'x' }),
    build
      .insert(sessions)
      .values({ id: session.sessionId, userId: id, createdAt: now, seenAt: now, device: '' }),
  ]);
  return `__Host-session=${await signToken(readKeys(`test:${'A'.repeat(43)}`), session, now)}`;
}

export async function signedInReader(client: Client, app: TestApp, id: number) {
  const cookie = await sessionCookie(client, app, id);
  return (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    env: Partial<Env> = {},
  ) => {
    const isBytes = body instanceof Uint8Array;
    return app.request(
      path,
      {
        method,
        headers: {
          Cookie: cookie,
          'Sec-Fetch-Site': 'same-origin',
          ...(body === undefined || isBytes ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      },
      env,
    );
  };
}
