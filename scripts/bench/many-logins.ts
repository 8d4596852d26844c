import { setTimeout as sleep } from 'node:timers/promises';
import { forgetTries, startStack } from '../../tests/stack.ts';
import { startRoutedSite } from '../../tests/support/routed-site.ts';
import type { LocalStack } from '../start/local-stack.ts';
import { median } from './measure/quantile.ts';
import { cookieOf, post, type TimedAnswer } from './measure/requests.ts';
import { printTable, type Row } from './measure/table.ts';

const AT_ONCE = 200;
const ROUNDS = 3;
const PASSWORD = 'still waters and green pastures';
const NAME = `bench ${Date.now().toString(36)}`;
const STATUSES = [200, 401, 429, 503];

/**
 * The number of requests so far. Each request names a new client address in a header that a proxy would set and that an
 * attacker can forge.
 */
let addresses = 0;
function send(
  { url }: Pick<LocalStack, 'url'>,
  path: string,
  username: string,
  password: string,
  address?: string,
): Promise<TimedAnswer> {
  addresses++;
  const forged = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return post(url + path, { username, password }, undefined, { 'CF-Connecting-IP': address ?? forged });
}

/**
 * Signs in, and tries again after the time in `Retry-After` until it succeeds. Returns all answers and the whole time
 * in milliseconds. Throws after ten refused logins.
 */
async function signIn(stack: LocalStack, username: string): Promise<{ answers: TimedAnswer[]; ms: number }> {
  const began = performance.now();
  const answers: TimedAnswer[] = [];
  for (;;) {
    const answer = await send(stack, '/api/login', username, PASSWORD);
    answers.push(answer);
    if (answer.status === 200) return { answers, ms: performance.now() - began };
    if (answers.length === 10) throw new Error(`Ten logins with the right password failed: ${answer.status}`);
    await sleep(Number(answer.headers.get('Retry-After') ?? 0) * 1000);
  }
}

async function deleteReader(stack: Pick<LocalStack, 'url'>, name: string): Promise<void> {
  const login = await send(stack, '/api/login', name, PASSWORD);
  await fetch(`${stack.url}/api/user`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookieOf(login) },
    body: JSON.stringify({ password: PASSWORD }),
  });
}

type Timed = Pick<TimedAnswer, 'status' | 'ms'>;

/** How long one sender floods the site, in seconds, and how many wrong logins it sends in each. */
const FLOOD_SECONDS = 20;
const A_SECOND = 40;

/**
 * Lets one sender with 256 IPv6 networks (/64) send wrong logins to the Worker as it is deployed: the Worker hashes
 * passwords itself, and a proxy in front of it names the sender's address. Each second a reader from a new network
 * tries once to sign in.
 */
async function floodFromOneSender(stack: LocalStack, hasLimit: boolean): Promise<Row> {
  const name = `${NAME} flood`;
  const site = await startRoutedSite(stack, 'open', hasLimit ? {} : { ratelimits: {} });
  try {
    await send(site, '/api/register', name, PASSWORD);
    // The runtime may reset a connection while it is flooded.
    const reset = (): Timed => ({ status: 0, ms: 0 });
    const wrong: Promise<Timed>[] = [];
    const readers: Timed[] = [];
    for (let second = 0; second < FLOOD_SECONDS; second++) {
      const end = sleep(1_000);
      for (let i = 0; i < A_SECOND; i++) {
        const network = (wrong.length % 256).toString(16);
        wrong.push(
          send(site, '/api/login', `${NAME} ${wrong.length}`, 'wrong', `2001:db8:7:${network}::1`).catch(
            reset,
          ),
        );
      }
      readers.push(await send(site, '/api/login', name, PASSWORD).catch(reset));
      await end;
    }
    const answers = await Promise.all(wrong);
    const count = (all: readonly Timed[], counted: number) =>
      all.filter(({ status }) => status === counted).length;
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
 * that time. Then floods the site from one sender, with and without the rate limit `SIGN_INS`.
 */
export async function benchManyLogins(): Promise<void> {
  const stack = await startStack();
  const rows: Row[] = [];
  const floods: Row[] = [];
  try {
    const made = await send(stack, '/api/register', NAME, PASSWORD);
    if (made.status !== 201) throw new Error(`Registering answered ${made.status}`);
    const alone: number[] = [];
    for (let i = 0; i < 20; i++) alone.push((await signIn(stack, NAME)).ms);
    rows.push(['alone (median of 20)', ...STATUSES.map(() => '–'), '200', median(alone)]);
    for (let round = 1; round <= ROUNDS; round++) {
      await forgetTries(stack);
      const wrong = Array.from({ length: AT_ONCE }, (_, i) =>
        send(stack, '/api/login', `${NAME} ${round} ${i}`, 'not the password'),
      );
      // After this pause the app has begun to answer the wrong logins.
      await sleep(100);
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
