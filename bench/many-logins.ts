import type { LocalStack } from '../scripts/start/local-stack.ts';
import { forgetTries, startStack } from '../tests/stack.ts';
import { startRoutedSite } from '../tests/support/routed-site.ts';
import { median } from './quantile.ts';
import { printTable } from './table.ts';

const AT_ONCE = 200;
const ROUNDS = 3;
const PASSWORD = 'still waters and green pastures';
const NAME = `bench ${Date.now().toString(36)}`;
const STATUSES = [200, 401, 429, 503];

interface Answer {
  readonly status: number;
  /** The milliseconds until the whole answer had arrived. */
  readonly ms: number;
  /** The seconds that the `Retry-After` header tells the client to wait; 0 without this header. */
  readonly retryAfter: number;
  readonly cookie: string;
}

/**
 * The number of requests so far. Each request names a new client address in a header that a proxy would set and that an
 * attacker can forge.
 */
let addresses = 0;
async function post(
  { url }: Pick<LocalStack, 'url'>,
  path: string,
  username: string,
  password: string,
  address?: string,
): Promise<Answer> {
  addresses++;
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      'CF-Connecting-IP':
        address ?? `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    },
    body: JSON.stringify({ username, password }),
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    ms: performance.now() - began,
    retryAfter: Number(answer.headers.get('Retry-After') ?? 0),
    cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '',
  };
}

/**
 * Signs in, and tries again after the time in `Retry-After` until it succeeds. Returns all answers and the
 * whole time in milliseconds. Throws after ten failures.
 */
async function signIn(stack: LocalStack, username: string): Promise<{ answers: Answer[]; ms: number }> {
  const began = performance.now();
  const answers: Answer[] = [];
  for (;;) {
    const answer = await post(stack, '/api/login', username, PASSWORD);
    answers.push(answer);
    if (answer.status === 200) return { answers, ms: performance.now() - began };
    if (answers.length === 10) throw new Error(`Ten logins with the right password failed: ${answer.status}`);
    await new Promise((next) => setTimeout(next, answer.retryAfter * 1000));
  }
}

async function deleteReader(stack: Pick<LocalStack, 'url'>, name: string): Promise<void> {
  const { cookie } = await post(stack, '/api/login', name, PASSWORD);
  await fetch(`${stack.url}/api/user`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify({ password: PASSWORD }),
  });
}

/** How long one sender floods the site, in seconds, and how many wrong logins it sends in each. */
const FLOOD_SECONDS = 20;
const A_SECOND = 40;

/**
 * Lets one line with 256 /64 networks send wrong logins to the Worker as it is deployed: it hashes itself, and an edge
 * names the address. Each second a reader from a new network tries once to sign in.
 */
async function floodFromOneSender(stack: LocalStack, hasLimit: boolean): Promise<(string | number)[]> {
  const name = `${NAME} flood`;
  const site = await startRoutedSite(stack, 'open', hasLimit ? {} : { ratelimits: {} });
  try {
    await post(site, '/api/register', name, PASSWORD);
    // The runtime may reset a connection while it is flooded.
    const reset = (): Answer => ({ status: 0, ms: 0, retryAfter: 0, cookie: '' });
    const wrong: Promise<Answer>[] = [];
    const readers: Answer[] = [];
    for (let second = 0; second < FLOOD_SECONDS; second++) {
      const end = new Promise((next) => setTimeout(next, 1_000));
      for (let i = 0; i < A_SECOND; i++) {
        const network = (wrong.length % 256).toString(16);
        wrong.push(
          post(site, '/api/login', `${NAME} ${wrong.length}`, 'wrong', `2001:db8:7:${network}::1`).catch(
            reset,
          ),
        );
      }
      readers.push(await post(site, '/api/login', name, PASSWORD).catch(reset));
      await end;
    }
    const answers = await Promise.all(wrong);
    const count = (all: Answer[], wanted: number) => all.filter(({ status }) => status === wanted).length;
    return [
      hasLimit ? 'with SIGN_INS' : 'without',
      ...[...STATUSES.slice(1), 0].map((status) => count(answers, status)),
      `${count(readers, 200)} of ${readers.length}`,
      median(readers.map(({ ms }) => ms)),
      Math.max(...readers.map(({ ms }) => ms)),
    ];
  } finally {
    await forgetTries(stack);
    await deleteReader(site, name);
    await site.close();
  }
}

/**
 * Sends two hundred wrong logins at once, and measures how long a reader with the right password needs to sign in at
 * that time. Then floods the site from one sender, with and without the limit at the edge.
 */
export async function benchManyLogins(): Promise<void> {
  const stack = await startStack();
  const rows: (string | number)[][] = [];
  const floods: (string | number)[][] = [];
  try {
    const made = await post(stack, '/api/register', NAME, PASSWORD);
    if (made.status !== 201) throw new Error(`Registering answered ${made.status}`);
    const alone: number[] = [];
    for (let i = 0; i < 20; i++) alone.push((await signIn(stack, NAME)).ms);
    rows.push(['alone (median of 20)', ...STATUSES.map(() => '–'), '200', median(alone)]);
    for (let round = 1; round <= ROUNDS; round++) {
      await forgetTries(stack);
      const wrong = Array.from({ length: AT_ONCE }, (_, i) =>
        post(stack, '/api/login', `${NAME} ${round} ${i}`, 'not the password'),
      );
      // After this pause the app has begun to answer the wrong logins.
      await new Promise((next) => setTimeout(next, 100));
      const rightful = signIn(stack, NAME);
      const answers = await Promise.all(wrong);
      const { answers: theirs, ms } = await rightful;
      const counts = STATUSES.map((status) => answers.filter((answer) => answer.status === status).length);
      rows.push([`round ${round}`, ...counts.map(String), theirs.map(({ status }) => status).join(', '), ms]);
    }
    await forgetTries(stack);
    for (const hasLimit of [false, true]) floods.push(await floodFromOneSender(stack, hasLimit));
  } finally {
    await forgetTries(stack);
    await deleteReader(stack, NAME);
    await stack.close();
  }
  printTable(
    `A rightful login among ${AT_ONCE} wrong ones at once, each at a name of its own (local stack, hashes beside the Worker)`,
    ['when', ...STATUSES.map((status) => `wrong: ${status}`), 'rightful: statuses', 'until in, ms'],
    rows,
  );
  printTable(
    `${A_SECOND} wrong logins a second for ${FLOOD_SECONDS} s from 256 networks of one sender (routed site, hashes in the Worker)`,
    [
      'limit at the edge',
      ...STATUSES.slice(1).map((status) => `wrong: ${status}`),
      'reset',
      'readers in',
      'p50, ms',
      'longest, ms',
    ],
    floods,
  );
}
