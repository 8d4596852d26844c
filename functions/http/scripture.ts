import type { InStatement, Row } from '@libsql/client/web';
import type { MiddlewareHandler, TypedResponse } from 'hono';
import { type LibraryRevision, revisionOf } from '../../db/library-revision.ts';
import { ReadStatement, revisionIn, type ScriptureRead } from '../../db/read-statement.ts';
import type { EditionRole } from '../../domain/edition-roles.ts';
import { type Ctx, type Deps, isOpen } from '../ctx.ts';
import { settingsOf } from '../settings.ts';
import { cachingHeaders } from './caching.ts';
import { canonicalAddress } from './canonical.ts';
import type { AppContext, AppEnv } from './context.ts';
import { API_HEADERS } from './headers.ts';
import type { IsolateMemory, KeptAnswer } from './isolate-memory.ts';
import { jsonBytes } from './json-bytes.ts';
import { isKnownHost } from './known-host.ts';

const FROM_UTF8 = new TextDecoder();

/** The JSON text of an answer, for a page that contains it. */
export const jsonOf = ({ body }: KeptAnswer): string => FROM_UTF8.decode(body);

/** Sends a read's statement in one round trip. Throws the database's errors and those of `compose`. */
export type Ask = <T>(read: ScriptureRead<T>) => Promise<T>;

/**
 * A read that needs something else before its statement, or that may have to send it again. The last statement gives
 * the answer's revision.
 */
export type PreparedRead<T> = (ask: Ask) => Promise<Prepared<T>>;

/** An answer with its extra headers. */
export interface Prepared<T> {
  readonly answer: T;
  readonly headers?: Record<string, string>;
  /** True if the answer can become complete without a new revision. Such an answer is not cached. */
  readonly willChange?: boolean;
}

async function readScripture(
  { db, memory, now }: Ctx,
  statement: InStatement,
): Promise<{ row: Row; revision: LibraryRevision | null }> {
  const [row] = (await db.execute(statement)).rows;
  if (row === undefined) throw new RangeError('A read gives exactly one row');
  const revision = revisionIn(row);
  memory.learnRevision(revision, now());
  return { row, revision };
}

const REVISION = new ReadStatement({});

/** Reads the library's revision from the database; null if nothing is published. */
export async function readRevision(ctx: Ctx): Promise<string | null> {
  return (await readScripture(ctx, REVISION.read({}, () => null).statement)).revision?.whole ?? null;
}

/**
 * Answers a read of published text. The ETag names the revision of the editions that the answer may use, and the deployed
 * code. Together they determine every byte of the answer. While the revision is trusted, a kept answer needs no
 * database. Otherwise the read asks the database, which also refreshes the revision.
 */
export async function answerScripture<T>(
  c: AppContext,
  read: ScriptureRead<T> | PreparedRead<T>,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  const answer = await scriptureAnswer(c.var.ctx, canonicalAddress(c), read);
  return conditional(c, answer) as Response & TypedResponse<T, 200, 'json'>;
}

/**
 * Answers a GET from the isolate's memory if the answer is there, before routing, schemas and the database.
 * The memory has only answers that are the same for everyone, each with all its headers.
 */
export function answerFromMemory(
  { now }: Pick<Deps, 'now'>,
  memory: IsolateMemory,
): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (c.req.method !== 'GET' || memory.trustedRevision(now()) === null) return next();
    const settings = settingsOf(c.env);
    const url = new URL(c.req.url);
    const kept =
      isOpen({ settings }) && isKnownHost(settings, url)
        ? memory.recall(url.pathname + url.search)
        : undefined;
    if (kept === undefined) return next();
    c.var.tally.hasRecalled = true;
    return Promise.resolve(conditional(c, kept));
  };
}

/**
 * The answer to one API address, from memory or the database. If the address is null it is not canonical, and the answer
 * is not stored.
 */
export async function scriptureAnswer<T>(
  ctx: Ctx,
  address: string | null,
  read: ScriptureRead<T> | PreparedRead<T>,
): Promise<KeptAnswer> {
  const trusted = isOpen(ctx) ? ctx.memory.trustedRevision(ctx.now()) : null;
  const kept = trusted === null || address === null ? undefined : ctx.memory.recall(address);
  if (kept !== undefined) {
    ctx.tally.hasRecalled = true;
    return kept;
  }
  let revision: string | null = null;
  let uses: readonly EditionRole[] = [];
  const ask: Ask = async (one) => {
    const read = await readScripture(ctx, one.statement);
    uses = one.uses;
    revision = read.revision === null ? null : revisionOf(read.revision, uses);
    return one.compose(read.row, read.revision?.whole ?? null);
  };
  const { answer, headers, willChange } = await (typeof read === 'function' ? read : simply(read))(ask);
  const fresh: KeptAnswer = {
    body: jsonBytes(answer),
    headers: {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      ...cachingHeaders(ctx, {
        etag: willChange || revision === null ? null : `"${revision}.${ctx.deployment}"`,
        uses,
        isCanonical: address !== null,
      }),
      ...headers,
    },
    uses,
    revision,
  };
  if (isOpen(ctx) && !willChange && address !== null) ctx.memory.keep(address, fresh);
  return fresh;
}

const simply =
  <T>(read: ScriptureRead<T>): PreparedRead<T> =>
  async (ask) => ({ answer: await ask(read) });

function conditional(c: AppContext, kept: KeptAnswer): Response {
  const etag = kept.headers.ETag;
  if (etag !== undefined && matches(c.req.header('If-None-Match'), etag)) {
    const { 'Content-Type': _type, ...headers } = kept.headers;
    return new Response(null, { status: 304, headers });
  }
  c.var.tally.bytes = kept.body.byteLength;
  return new Response(kept.body, { status: 200, headers: kept.headers });
}

/**
 * True if a header If-None-Match contains this ETag. The comparison is weak, as RFC 9110, 13.1.2 requires, because a
 * cache on the way may have weakened the tag.
 */
export function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch == null) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const one = tag.trim();
    return one === '*' || one === etag || one === `W/${etag}`;
  });
}
