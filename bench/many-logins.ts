import { createClient } from '@libsql/client/web';
import type { LocalStack } from '../scripts/local-stack.ts';
import { startStack } from '../tests/stack.ts';
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
async function post(stack: LocalStack, path: string, username: string, password: string): Promise<Answer> {
  addresses++;
  const began = performance.now();
  const answer = await fetch(stack.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: stack.url,
      'CF-Connecting-IP': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
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

async function deleteReader(stack: LocalStack): Promise<void> {
  const { cookie } = await post(stack, '/api/login', NAME, PASSWORD);
  await fetch(`${stack.url}/api/user`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify({ password: PASSWORD }),
  });
}

/**
 * Sends two hundred wrong logins at once, and measures how long a reader with the right password needs to sign in at
 * that time.
 */
export async function benchManyLogins(): Promise<void> {
  const stack = await startStack();
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const rows: (string | number)[][] = [];
  try {
    const made = await post(stack, '/api/register', NAME, PASSWORD);
    if (made.status !== 201) throw new Error(`Registering answered ${made.status}`);
    const alone: number[] = [];
    for (let i = 0; i < 20; i++) alone.push((await signIn(stack, NAME)).ms);
    rows.push(['alone (median of 20)', ...STATUSES.map(() => '–'), '200', median(alone)]);
    for (let round = 1; round <= ROUNDS; round++) {
      await client.execute('delete from login_tries');
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
  } finally {
    await client.execute('delete from login_tries');
    client.close();
    await deleteReader(stack);
    await stack.close();
  }
  printTable(
    `A rightful login among ${AT_ONCE} wrong ones at once, each at a name of its own (local stack, hashes beside the Worker)`,
    ['when', ...STATUSES.map((status) => `wrong: ${status}`), 'rightful: statuses', 'until in, ms'],
    rows,
  );
}
