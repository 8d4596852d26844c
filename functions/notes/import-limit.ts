import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { returning, select } from '../../db/batch.ts';
import { insertIf, onConflictUpdate } from '../../db/guarded-insert.ts';
import { loginTries } from '../../db/schema/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { AppEnv } from '../http/context.ts';
import { askAsReader } from '../sessions/ask-as-reader.ts';
import { asReader } from '../sessions/cookie.ts';

/** The number of imports of one reader, refused files too, and the time in which they are counted, in milliseconds. */
const IMPORTS = 10;
const WINDOW_MS = 10 * 60_000;

/** Counts an import before its file is received, because even a file that is refused costs time. */
export const limitImports: MiddlewareHandler<AppEnv> = async (c, next) => {
  await asReader(c, countImport);
  await next();
};

/** @throws Problem 429 if the reader must wait; 401 if the session has ended. */
async function countImport(ctx: ReaderCtx): Promise<void> {
  const now = ctx.now();
  const key = `imports of reader ${ctx.reader.userId}`;
  const until = now + WINDOW_MS;
  const isOver = sql`${loginTries.until} <= ${now}`;
  const { results } = await askAsReader(ctx, (isAlive) => [
    returning(
      sql`${insertIf(loginTries, { key, failures: 1, until, blockedUntil: 0 }, isAlive)}
        ${onConflictUpdate(loginTries, [loginTries.key], {
          failures: sql`case when ${isOver} then 1 else ${loginTries.failures} + 1 end`,
          until: sql`case when ${isOver} then ${until} else ${loginTries.until} end`,
        })} where ${isOver} or ${loginTries.failures} < ${IMPORTS}`,
      { key: loginTries.key },
    ),
    select({ until: loginTries.until }, sql`from ${loginTries} where ${loginTries.key} = ${key}`),
  ]);
  const [counted, [window]] = results;
  if (counted.length > 0) return;
  const seconds = Math.max(1, Math.ceil(((window?.until ?? until) - now) / 1000));
  throw new Problem(
    'too_many',
    `You can import ${IMPORTS} files in ${WINDOW_MS / 60_000} minutes. Please try again in ${minutes(seconds)}.`,
    { retryAfter: seconds },
  );
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}
