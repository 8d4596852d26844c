import { expect, test } from 'vitest';
import { recoveryCodes, secondFactors } from '../../db/schema/index.ts';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { codeAt } from '../../tests/support/authenticator.ts';
import { putExpectations, putLettersFiles } from '../../tests/support/letters-files.ts';
import {
  encoded,
  LIKELY,
  NASTY,
  oddText,
  oddValues,
  type Schema,
  VERBS,
} from '../../tests/support/odd-values.ts';
import { type Random, randomOf } from '../../tests/support/random.ts';
import { PASSWORD } from '../../tests/support/readers.ts';
import { ownLibrary } from '../../tests/support/sample-app.ts';
import { SECRETS } from '../../tests/support/secrets.ts';
import { kindOver, tinyImport } from '../../tests/support/tiny-kinds.ts';
import { digestOf, newCodes } from '../accounts/recovery/codes.ts';
import { digestOfCode, newRecoveryCodes } from '../accounts/second-factor/recovery-codes.ts';
import { seal } from '../accounts/second-factor/sealed-secret.ts';
import { base32Of, newSecret } from '../accounts/second-factor/totp.ts';

interface Operation {
  readonly tags: string[];
  readonly parameters?: {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<string, unknown>;
}
interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const SEED = 20_261_120;
/** The largest number of requests for each call. Those whose path does not stay below /api are left out. */
const REQUESTS = process.env.TEST_FULL ? 120 : 60;
const TYPES = ['application/json', 'application/json; charset=utf-8', 'text/plain', ''];
/** The texts of these calls are not in the sample library. */
const NOT_INSTALLED = [
  'GET /api/apocrypha/chapter-verses/{book}/{chapter}',
  'GET /api/apocrypha/verse/{book}/{chapter}/{verse}',
  'GET /api/apocrypha/verse/{book}/{chapter}',
];

const library = await ownLibrary();
const random = randomOf(SEED);
// Hashing takes no time here, and half of all passwords are accepted.
const passwords = { hash: async () => '$argon2id$x', verify: async () => random.chance(0.5) };
const jobKinds = { csv: kindOver(() => tinyImport(1)), sefaria: kindOver(() => tinyImport(1)) };
const app = testApp(library.client, { passwords, jobKinds });
app.clock.now = Date.parse('2026-11-22T08:00:00Z');
await putLettersFiles(library.client, app.files);
await putExpectations(library.client, app.files);
const described = await app.json<Described>('/api/openapi.json');

const calls = () =>
  app.calls().map(({ method, path }) => {
    const address = path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
    const operation = described.paths[address]?.[method.toLowerCase()];
    return { method, address, name: `${method} ${address}`, operation };
  });
type Call = ReturnType<typeof calls>[number];

const aboutReader = ({ operation }: Call) =>
  operation?.tags.some((tag) => ['Accounts', 'Notes', 'Administration'].includes(tag)) ?? false;
/**
 * Odd values never make a file or a job, so these calls need not succeed here. `functions/imports/*.test.ts`
 * test what they do.
 */
const isForAdmins = ({ operation }: Call) => operation?.tags.includes('Administration') ?? false;
const ALL_ADMINS = Array.from({ length: 2_000 }, (_, index) => index + 1).join(',');

const isAboutFactor = ({ address }: Call) => address.startsWith('/api/user/second-factor');

let registered = 0;
/**
 * The verses on which the test's reader has notes. They are so many that some of the likely
 * addresses have a note.
 */
const NOTED = ['genesis', 'psalms', 'john', 'mark', 'daniel'].flatMap((book) =>
  ['1,1', '1,3', '2,1', '2,3', ...(book === 'psalms' ? ['23,1', '23,3'] : [])].map((at) => `${book},${at}`),
);

async function newReader(): Promise<{ cookie: string; ids: unknown[] }> {
  const address = `10.0.${registered >> 8}.${registered & 255}`;
  const from = { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': address };
  const ask = (path: string, body: unknown, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: { ...from, Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await ask('/api/register', { username: `reader ${++registered}`, password: PASSWORD });
  const cookie = made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const content = ['book,chapter,verse,notes', ...NOTED.map((place) => `${place},kept`)].join('\n');
  expect((await ask('/api/notes/import', { format: 'csv', content }, cookie)).status).toBe(200);
  const read = async (path: string) => app.json<{ id: unknown }[]>(path, { headers: { Cookie: cookie } });
  // Few notes, so that calls about sessions often get the id of a session.
  const rows = [...(await read('/api/notes')).slice(0, 2), ...(await read('/api/user/sessions'))];
  return { cookie, ids: rows.map(({ id }) => id) };
}

/**
 * Gives the reader a second factor, in use unless the call turns it on or makes one. Returns codes of it: those of the next
 * minutes and the recovery codes.
 */
async function newFactor(cookie: string, { name }: Call): Promise<string[]> {
  const { id: userId } = await app.json<{ id: number }>('/api/user', { headers: { Cookie: cookie } });
  const secret = newSecret();
  const codes = newRecoveryCodes();
  const isOn = !/^POST .*(?:confirm|second-factor)$/.test(name);
  const row = {
    userId,
    isOn,
    secret: await seal([{ name: '', value: 'pepper of the tests' }], userId, secret),
    recoveryCodes: await Promise.all(codes.map((code) => digestOfCode(secret, code))),
  };
  await library.db.insert(secondFactors).values(row);
  const minutes = Array.from({ length: 9 }, (_, at) => app.clock.now + at * 60_000);
  return [...codes, ...minutes.map((now) => codeAt(base32Of(secret), now))];
}

/** Gives the reader recovery codes for a forgotten password. Returns the values with which a reset succeeds. */
async function newResetValues(cookie: string) {
  const headers = { Cookie: cookie };
  const { id: userId, username } = await app.json<{ id: number; username: string }>('/api/user', { headers });
  const codes = newCodes();
  const pepper = { name: '', value: 'pepper of the tests' };
  const digests = await Promise.all(codes.map((code) => digestOf(pepper, userId, code)));
  await library.db.insert(recoveryCodes).values(digests.map((digest) => ({ userId, digest })));
  return { code: codes, username: [username] };
}

function oddFile(random: Random): string {
  const texts = {
    notes: random.pick(NASTY),
    createdAt: random.pick(NASTY),
    isKabbalistic: random.pick(NASTY),
  };
  const likely = { book: 'psalms', chapter: 23, verse: 2, notes: random.pick(NASTY) };
  const facts = JSON.stringify(random.chance(0.5) ? { ...likely, ...texts } : likely);
  return random.pick([
    JSON.stringify({ notes: [texts, likely, random.pick(NASTY), null] }),
    `<!-- note ${facts} -->\n${random.pick(NASTY)}\n\n<!-- note ${random.pick(NASTY)} -->`,
    `book,chapter,verse,notes\npsalms,23,4,${random.pick(NASTY)}\n${random.pick(NASTY)},"${random.pick(NASTY)},\n`,
    random.pick(NASTY),
  ]);
}

test('every call except those of the API description is described, so the next test sends requests to it', () => {
  const others = calls().filter(({ operation }) => operation === undefined);
  expect(others.map(({ address }) => address)).toEqual(['/api/openapi.json', '/api/docs', '/api/docs.css']);
});

test(`every call ${REQUESTS} times with odd values: no 5xx except a described 503, every error in its form, nothing internal`, async () => {
  const random = randomOf(SEED + 1);
  const likely: Record<string, readonly unknown[]> = { ...LIKELY };
  likely.content = Array.from({ length: 60 }, () => oddFile(random));
  const oddValue = oddValues(random, described.components.schemas, likely);
  const neverSucceeded: string[] = [];
  const neverRefused: string[] = [];

  for (const call of calls()) {
    const statuses = await statusesOf(call, random, likely, oddValue);
    if (isForAdmins(call)) {
      expect(statuses, call.name).not.toContain(403);
      continue;
    }
    if (![...statuses].some((status) => status < 300)) neverSucceeded.push(call.name);
    if (hasInput(call) && !statuses.has(400)) neverRefused.push(call.name);
  }
  expect(neverSucceeded).toEqual(NOT_INSTALLED);
  expect(neverRefused).toEqual([]);
});

const bodySchemaOf = ({ operation }: Call) => operation?.requestBody?.content['application/json']?.schema;

const hasInput = (call: Call): boolean =>
  bodySchemaOf(call) !== undefined ||
  (call.operation?.parameters?.some((parameter) => parameter.in !== 'header') ?? false);

async function statusesOf(
  call: Call,
  random: Random,
  likely: Record<string, readonly unknown[]>,
  oddValue: ReturnType<typeof oddValues>,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  let cookie = '';
  for (let count = 0; count < REQUESTS; count++) {
    if (aboutReader(call) && count % 8 === 0) ({ cookie, ids: likely.id } = await newReader());
    if (isAboutFactor(call) && count % 8 === 0) likely.code = await newFactor(cookie, call);
    if (call.address === '/api/password-reset' && count % 8 === 0)
      Object.assign(likely, await newResetValues(cookie));
    const oddity = random.pick([0, 0.2, 0.5, 1]);
    const request = requestOf(call, oddity, random, oddValue);
    if (cookie !== '') request.headers.Cookie = cookie;
    if (random.chance(oddity / 4))
      request.headers.Cookie = `__Host-session=${encodeURIComponent(oddText(random))}`;
    const status = await send(call, request);
    if (status !== null && request.method === call.method) statuses.add(status);
  }
  return statuses;
}

/**
 * Sends a request and checks its answer. Null for an address such as "/api/..", which is a page of the site. The tests of
 * the deployed bundle cover pages.
 */
async function send(call: Call, request: ReturnType<typeof requestOf>): Promise<number | null> {
  const { method, path, headers, body = '' } = request;
  const url = new URL(path, 'http://localhost');
  if (!url.pathname.startsWith('/api')) return null;
  const hasBody = request.body !== undefined && method !== 'GET' && method !== 'HEAD';
  const settings = isForAdmins(call) || isAboutFactor(call) ? { ADMIN_USER_IDS: ALL_ADMINS } : {};
  const response = await app.request(url.href, { method, headers, ...(hasBody && { body }) }, settings);
  await check(response, `${method} ${path} ${body.slice(0, 200)}`, call.operation);
  // The clock moves on, so that not every request exceeds the limits of tries.
  app.clock.now += 60_000;
  return response.status;
}

const inText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();

function parametersOf(
  { address, operation }: Call,
  oddity: number,
  random: Random,
  oddValue: ReturnType<typeof oddValues>,
) {
  const headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' };
  const query: string[] = [];
  let path = address;
  for (const { name, required = false, schema, ...parameter } of operation?.parameters ?? []) {
    if (parameter.in !== 'path' && random.chance(required ? oddity / 4 : 0.6)) continue;
    const text = inText(oddValue(name, schema, oddity));
    if (parameter.in === 'path') path = path.replace(`{${name}}`, () => encoded(random, text) || '1');
    else if (parameter.in === 'query') query.push(`${name}=${encoded(random, text)}`);
    else if (/^[\x20-\x7e]{1,200}$/.test(text)) headers[name] = text;
  }
  return { path, query, headers };
}

function requestOf(call: Call, oddity: number, random: Random, oddValue: ReturnType<typeof oddValues>) {
  const isOdd = random.chance(oddity / 4);
  const { path, query, headers } = parametersOf(call, oddity, random, oddValue);
  if (random.chance(oddity / 3))
    query.push(`${encoded(random, oddText(random))}=${encoded(random, oddText(random))}`);
  const schema = bodySchemaOf(call);
  if (schema !== undefined) headers['Content-Type'] = isOdd ? random.pick(TYPES) : 'application/json';
  const body = schema === undefined ? undefined : JSON.stringify(oddValue('', schema, oddity));
  return {
    method: isOdd ? random.pick(VERBS) : call.method,
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers,
    body: isOdd && body !== undefined && random.chance(0.5) ? oddText(random) : body,
  };
}

async function check(response: Response, what: string, operation: Operation | undefined): Promise<void> {
  const text = await response.text();
  expect(text, what).not.toMatch(SECRETS);
  const waits = what.startsWith('HEAD') || text.includes('still being imported');
  const isDescribed = response.status === 503 && operation?.responses['503'] !== undefined && waits;
  expect(response.status < 500 || isDescribed, `${response.status} ${what}`).toBe(true);
  if (response.status < 400 || text === '') return;
  const body = JSON.parse(text) as ErrorBody;
  expect(
    { message: typeof body.message, code: typeof body.code, requestId: typeof body.requestId },
    what,
  ).toEqual({ message: 'string', code: 'string', requestId: 'string' });
}
