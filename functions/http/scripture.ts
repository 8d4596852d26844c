import type { InStatement, Row } from '@libsql/client/web';
import type { MiddlewareHandler, TypedResponse } from 'hono';
import { type LibraryRevision, type RevisionPart, revisionOf } from '../../db/library-revision.ts';
import { ReadStatement, revisionIn, type ScriptureRead } from '../../db/read-statement.ts';
import { gzip } from '../../import-jobs/engine/gzip.ts';
import { type Ctx, type Deps, isOpen } from '../ctx/ctx.ts';
import { settingsOf } from '../ctx/settings.ts';
import type { IsolateMemory, KeptAnswer } from '../isolate/isolate-memory.ts';
import { cachingHeaders, notAtEdge } from './caching.ts';
import { canonicalAddress } from './canonical.ts';
import type { AppContext, AppEnv } from './context.ts';
import { cacheStatus, finish, recallFinished, store } from './finished-chapters.ts';
import { takesGzip, unpack } from './gzip.ts';
import { API_HEADERS } from './headers.ts';
import { jsonBytes } from './json-bytes.ts';
import { isKnownHost } from './known-host.ts';
import { send } from './send.ts';

const FROM_UTF8 = new TextDecoder();

export async function jsonAnswer<T>(
  ctx: Ctx,
  address: string,
  read: ScriptureRead<T>,
): Promise<Pick<KeptAnswer, 'headers' | 'uses'> & { readonly json: string }> {
  const { body, headers, uses } = await plainAnswer(ctx, address, read);
  return { json: FROM_UTF8.decode(body), headers, uses };
}

export type Ask = <T>(read: ScriptureRead<T>) => Promise<T>;

/**
 * A read that needs something else before its statement, or that may have to send it again. The last statement gives
 * the answer's revision.
 */
export type PreparedRead<T> = (ask: Ask) => Promise<Prepared<T>>;

type AnyRead<T> = ScriptureRead<T> | PreparedRead<T>;

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
 * Answers a read of published text. The ETag names the revision of the editions that the answer may use, and the
 * deployed code. Together they determine every byte of the answer. While the revision is trusted, a kept answer needs
 * no database. Otherwise the read asks the database, which also refreshes the revision.
 */
export async function answerScripture<T>(
  c: AppContext,
  read: AnyRead<T>,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  const answerOf = takesGzip(c.req.raw) ? scriptureAnswer : plainAnswer;
  const answer = await answerOf(c.var.ctx, canonicalAddress(c), read);
  return send(c, answer) as Response & TypedResponse<T, 200, 'json'>;
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
    if (kept === undefined || (kept.isGzip && !takesGzip(c.req.raw))) return next();
    c.var.tally.hasRecalled = true;
    return Promise.resolve(send(c, kept));
  };
}

/**
 * The address under which the answer is stored: its only one if it is a finished chapter, however the call is spelled,
 * otherwise that of the call.
 */
const storedAt = (address: string | null, read: AnyRead<unknown>): string | null =>
  (typeof read === 'object' ? read.finishedAt : null) ?? address;

/**
 * The answer to one API address, from memory or the database. If the address is null it is not canonical, and only a
 * finished chapter is stored. Its bytes may be compressed.
 */
export async function scriptureAnswer<T>(
  ctx: Ctx,
  address: string | null,
  read: AnyRead<T>,
): Promise<KeptAnswer> {
  const stored = storedAt(address, read);
  if (stored === null || !isOpen(ctx)) return (await composed(ctx, read, address !== null)).answer;
  const answer = await storedAnswer(ctx, stored, read);
  return stored === address ? answer : { ...answer, headers: notAtEdge(answer.headers) };
}

async function storedAnswer<T>(ctx: Ctx, address: string, read: AnyRead<T>): Promise<KeptAnswer> {
  const { memory } = ctx;
  const isFinished = typeof read === 'object' && read.finishedAt === address;
  const kept = memory.recall(address);
  const isTrusted = memory.trustedRevision(ctx.now()) !== null;
  // The revision alone says if a kept answer is still right.
  if (isFinished && !(isTrusted && kept))
    await recallFinished(ctx, address, read.uses, (revision) => headersOf(ctx, revision, read.uses));
  else if (!isTrusted && kept) await readRevision(ctx);
  const recalled = memory.recall(address);
  if (recalled !== undefined) {
    ctx.tally.hasRecalled = true;
    return recalled;
  }
  if (isFinished) return composedAndFinished(ctx, address, read);
  const { answer, willChange } = await composed(ctx, read, true);
  if (!willChange) memory.keep(address, answer);
  return answer;
}

async function composedAndFinished<T>(ctx: Ctx, address: string, read: AnyRead<T>): Promise<KeptAnswer> {
  const { answer, whole } = await composed(ctx, read, true);
  if (whole !== null) ctx.later(finish(ctx, address, answer, whole));
  return { ...answer, headers: { ...answer.headers, ...cacheStatus('fwd=miss') } };
}

/** Composes a finished answer that nobody has asked for, and stores it. */
export async function composeAndStore<T>(
  ctx: Ctx,
  read: ScriptureRead<T> & { readonly finishedAt: string },
): Promise<void> {
  const { answer, whole } = await composed(ctx, read, true);
  const { body, revision } = answer;
  if (whole === null || revision === null) return;
  await store(ctx, { address: read.finishedAt, revision, gzip: await gzip(body) }, whole);
}

async function plainAnswer<T>(ctx: Ctx, address: string | null, read: AnyRead<T>): Promise<KeptAnswer> {
  const answer = await scriptureAnswer(ctx, address, read);
  const stored = storedAt(address, read);
  if (stored === null || !answer.isGzip) return answer;
  try {
    return { ...answer, body: await unpack(answer.body), isGzip: false };
  } catch (error) {
    ctx.log('finished chapter', { address: stored, error: String(error) });
    ctx.memory.forget(stored);
    const { headers, ...anew } = await composedAndFinished(ctx, stored, read);
    return { ...anew, headers: stored === address ? headers : notAtEdge(headers) };
  }
}

async function composed<T>(
  ctx: Ctx,
  read: AnyRead<T>,
  isCanonical: boolean,
): Promise<{ answer: KeptAnswer; whole: string | null; willChange: boolean }> {
  let whole: string | null = null;
  let revision: string | null = null;
  let uses: readonly RevisionPart[] = [];
  const ask: Ask = async (one) => {
    const read = await readScripture(ctx, one.statement);
    uses = one.uses;
    whole = read.revision?.whole ?? null;
    revision = read.revision === null ? null : revisionOf(read.revision, uses);
    return one.compose(read.row, whole);
  };
  const prepare: PreparedRead<T> =
    typeof read === 'function' ? read : async (ask) => ({ answer: await ask(read) });
  const { answer, headers, willChange = false } = await prepare(ask);
  return {
    answer: {
      body: jsonBytes(answer),
      isGzip: false,
      headers: { ...headersOf(ctx, willChange ? null : revision, uses, isCanonical), ...headers },
      uses,
      revision,
    },
    whole,
    willChange,
  };
}

const headersOf = (
  ctx: Ctx,
  revision: string | null,
  uses: readonly RevisionPart[],
  isCanonical = true,
): Record<string, string> => ({
  ...API_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  ...cachingHeaders(ctx, {
    etag: revision === null ? null : `"${revision}.${ctx.deployment}"`,
    uses,
    isCanonical,
  }),
});
