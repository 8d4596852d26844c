import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { R2ObjectBody } from '@cloudflare/workers-types';
import type { ResultSet, Value } from '@libsql/client';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { COMMON_PASSWORDS_PATH } from '../../functions/accounts/passwords/common-passwords.ts';
import type { Passwords } from '../../functions/accounts/passwords/passwords.ts';
import { createApp } from '../../functions/app.ts';
import { PRODUCTION } from '../../functions/base-app.ts';
import { createCtx, type Deps } from '../../functions/ctx/ctx.ts';
import type { Database } from '../../functions/ctx/database.ts';
import type { Env } from '../../functions/ctx/env.ts';
import { looksLikeGzip } from '../../functions/http/gzip.ts';
import { createImportsApp } from '../../functions/imports/app.ts';
import { IMPORTS, type ImportDeps, type ImportsCtx } from '../../functions/imports/context/import-deps.ts';
import { IsolateMemory } from '../../functions/isolate/isolate-memory.ts';
import type { Bucket } from '../../import-jobs/bucket-blobs.ts';
import type { ChunkMessage } from '../../import-jobs/context.ts';
import { gzip } from '../../import-jobs/engine/gzip.ts';
import { commonPasswordsFile } from '../../scripts/make/common-passwords.ts';
import { nativePasswords } from '../../scripts/passwords.ts';
import { memoryBucket } from './memory-bucket.ts';

export interface TestApp {
  request(path: string, init?: RequestInit, env?: Partial<Env>): Promise<Response>;
  /** Sends JSON as a page of the site does. */
  post(path: string, body: unknown, env?: Partial<Env>, headers?: Record<string, string>): Promise<Response>;
  /** Resolves when the work that answers have left for later is done. */
  settled(): Promise<void>;
  json<T>(path: string, init?: RequestInit): Promise<T>;
  trips(): number;
  /** Every route of both Workers that has one method, without middleware and paths with `*`. */
  calls(): { method: string; path: string }[];
  clock: { now: number };
  lines: string[];
  ctx(env?: Partial<Env>): ImportsCtx;
  messages: ChunkMessage[];
  files: Map<string, R2ObjectBody>;
}

/**
 * The source of the page into which the Worker writes facts. The running app uses the built page
 * instead.
 */
const PAGE = readFileSync(new URL('../../frontend/index.html', import.meta.url), 'utf8');
/** Made once, because it takes longer than to make an application. */
const COMMON_PASSWORDS = commonPasswordsFile();

function assets(): Env['ASSETS'] {
  const files: Readonly<Record<string, [string, string]>> = {
    '/index.html': ['text/html; charset=utf-8', PAGE],
    [COMMON_PASSWORDS_PATH]: ['text/plain', COMMON_PASSWORDS],
    '/robots.txt': ['text/plain', 'User-agent: *'],
  };
  const fetchAsset = async (input: Request | URL | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (file === undefined) return new Response(null, { status: 404 });
    return new Response(file[1], { headers: { 'Content-Type': file[0], ETag: '"asset"' } });
  };
  return { fetch: fetchAsset } as unknown as Env['ASSETS'];
}

function bucket(files: ReadonlyMap<string, R2ObjectBody>): Env['LIBRARY'] {
  const { get, ...others } = memoryBucket();
  const library: Bucket = { ...others, get: async (key, options) => files.get(key) ?? get(key, options) };
  return library as unknown as Env['LIBRARY'];
}

/** The status and the JSON of an answer. */
export const answered = async (answer: Response): Promise<[status: number, body: unknown]> => [
  answer.status,
  await answer.json(),
];

/** The status and the code of an answer that refuses a call. */
export const refusalOf = async (answer: Response): Promise<[status: number, code: string]> => [
  answer.status,
  ((await answer.json()) as ErrorBody).code,
];

/** The status of an answer, and how long it says to wait. */
export const waitOf = ({ status, headers }: Response) => [status, headers.get('Retry-After')];

export const oneRow = (...values: Value[]): ResultSet => ({
  columns: [],
  columnTypes: [],
  rows: [{ ...Object.fromEntries(values.entries()), length: values.length }],
  rowsAffected: 0,
  lastInsertRowid: undefined,
  toJSON: () => null,
});

const isSame = (a: { method: string; path: string }, b: { method: string; path: string }): boolean =>
  a.method === b.method && a.path === b.path;

/** Compresses an answer as the Workers runtime does: if its headers say so and its bytes are not gzip yet. */
async function asRuntimeSends(answer: Response): Promise<Response> {
  if (answer.headers.get('Content-Encoding') !== 'gzip' || answer.body === null) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return new Response(looksLikeGzip(bytes) ? bytes : await gzip(bytes), answer);
}

export function testApp(
  client: Pick<Database, 'execute'> & Partial<Pick<Database, 'batch'>>,
  deps: Partial<Deps & ImportDeps & { passwords: Passwords }> = {},
): TestApp {
  const clock = { now: 1_000_000 };
  const lines: string[] = [];
  let trips = 0;
  const messages: ChunkMessage[] = [];
  const allDeps = {
    ...PRODUCTION,
    openDatabase: () => ({
      execute: (statement) => {
        trips++;
        return client.execute(statement);
      },
      batch: async (statements, mode) => {
        trips++;
        if (client.batch === undefined) throw new TypeError('This test has no database to write to');
        return client.batch(statements, mode);
      },
    }),
    passwords: nativePasswords,
    now: () => clock.now,
    wait: (ms) => new Promise((next) => setTimeout(next, ms)),
    log: (line) => lines.push(line),
    ...deps,
    imports: {
      ...IMPORTS,
      sha256: async (pieces: AsyncIterable<Uint8Array>) => {
        const hash = createHash('sha256');
        for await (const piece of pieces) hash.update(piece);
        return hash.digest('hex');
      },
      largeBody: (bytes: Uint8Array) => bytes,
      ...deps,
    },
  } satisfies Deps & { passwords: Passwords; imports: ImportDeps };
  const app = createApp(allDeps);
  const admin = createImportsApp(allDeps);
  const files = new Map<string, R2ObjectBody>();
  const defaults = {
    ASSETS: assets(),
    LIBRARY: bucket(files),
    IMPORTS: { send: async (message: ChunkMessage) => void messages.push(message) },
    ACCESS_MODE: 'open',
    ADDRESS_HEADER: 'CF-Connecting-IP',
    LIBSQL_URL: 'http://unused',
    AUTH_KEYS: `test:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'pepper of the tests',
  } as unknown as Env;
  const later: Promise<unknown>[] = [];
  const execution = {
    waitUntil: (work: Promise<unknown>) => void later.push(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  const request = async (path: string, init?: RequestInit, changed: Partial<Env> = {}) => {
    const env = { ...defaults, ...changed };
    const ADMIN = {
      fetch: async (call: Request) => admin.fetch(call, env, execution),
    } as unknown as Env['ADMIN'];
    return asRuntimeSends(
      await app.request(path, init, { ...env, ADMIN: changed.ADMIN ?? ADMIN }, execution),
    );
  };
  return {
    request,
    post: (path, body, env, headers) =>
      request(
        path,
        {
          method: 'POST',
          headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        env,
      ),
    settled: async () => void (await Promise.all(later.splice(0))),
    ctx: (env = {}) => ({
      ...createCtx(allDeps, new IsolateMemory(), { ...defaults, ...env }, 'message 1'),
      imports: allDeps.imports,
    }),
    messages,
    json: async <T>(path: string, init?: RequestInit) => (await (await request(path, init)).json()) as T,
    trips: () => trips,
    calls: () =>
      [...app.routes, ...admin.routes]
        .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
        .map(({ method, path }) => ({ method, path }))
        // Hono lists a route once for each of its handlers.
        .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index),
    clock,
    lines,
    files,
  };
}
