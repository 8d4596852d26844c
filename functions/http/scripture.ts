import type { InStatement, ResultSet } from '@libsql/client/web';
import type { TypedResponse } from 'hono';
import { type AppContext, databaseOf, deploymentOf, isOpen } from './context.ts';
import { DatabaseUnavailable } from './errors.ts';
import type { KeptAnswer } from './isolate-memory.ts';

/** The statement that stands first in every scripture read, so that revision and rows are of one moment. */
const REVISION: InStatement = { sql: 'select revision from library where id = 1', args: [] };

/** A read: its statements, and what their rows come to. `compose` may throw a `Problem`. */
export interface ScriptureRead<T> {
  readonly statements: readonly InStatement[];
  compose(rows: readonly ResultSet[], revision: string | null): T;
  /** Further headers of the answer. */
  headers?(answer: T): Record<string, string>;
}

export interface ScriptureRows {
  readonly revision: string | null;
  readonly rows: readonly ResultSet[];
}

/** Runs a read's statements behind the revision's, in one round trip. Throws `DatabaseUnavailable`. */
export async function readScripture(
  c: AppContext,
  statements: readonly InStatement[],
): Promise<ScriptureRows> {
  try {
    const [first, ...rows] = await databaseOf(c).batch([REVISION, ...statements], 'read');
    const revision = first?.rows[0]?.revision;
    const known = typeof revision === 'string' ? revision : null;
    c.var.memory.learnRevision(known, c.var.deps.now());
    return { revision: known, rows };
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/**
 * Answers a read of published text. Its ETag names the library's revision and the deployed code, which together
 * decide every byte of the answer to one address. While the revision is trusted, a kept answer needs no database;
 * else the full read is the one round trip, and renews the revision.
 */
export async function answerScripture<T>(
  c: AppContext,
  read: ScriptureRead<T>,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  const url = new URL(c.req.url);
  // Path and query as sent: two spellings of one address are two entries, never one wrong answer.
  const answer = await scriptureAnswer(c, url.pathname + url.search, read);
  return conditional(c, answer) as Response & TypedResponse<T, 200, 'json'>;
}

/** The answer to one API address, from the isolate's memory or the database. */
export async function scriptureAnswer<T>(
  c: AppContext,
  address: string,
  read: ScriptureRead<T>,
): Promise<KeptAnswer> {
  const trusted = isOpen(c) ? c.var.memory.trustedRevision(c.var.deps.now()) : null;
  const kept = trusted === null ? undefined : c.var.memory.recall(address);
  if (kept !== undefined) {
    c.set('served', 'memory');
    return kept;
  }
  const { revision, rows } = await readScripture(c, read.statements);
  c.set('served', 'database');
  const answer = read.compose(rows, revision);
  const fresh: KeptAnswer = {
    body: JSON.stringify(answer),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...cachingHeaders(c, revision),
      ...read.headers?.(answer),
    },
  };
  if (revision !== null && isOpen(c)) c.var.memory.keep(address, revision, fresh);
  return fresh;
}

/** Browsers and shared caches may keep an answer but ask each time: a new revision shows at once. */
function cachingHeaders(c: AppContext, revision: string | null): Record<string, string> {
  if (!isOpen(c)) return { 'Cache-Control': 'private, no-store' };
  if (revision === null) return { 'Cache-Control': 'no-store' };
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${revision}.${deploymentOf(c)}"`,
  };
}

function conditional(c: AppContext, kept: KeptAnswer): Response {
  const etag = kept.headers.ETag;
  if (etag !== undefined && matches(c.req.header('If-None-Match'), etag)) {
    const { 'Content-Type': _type, ...headers } = kept.headers;
    return new Response(null, { status: 304, headers });
  }
  return new Response(kept.body, { status: 200, headers: kept.headers });
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2): a cache on the way may have weakened the tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const one = tag.trim();
    return one === '*' || one === etag || one === `W/${etag}`;
  });
}
