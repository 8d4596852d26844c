import { createClient } from '@libsql/client';
import { forgetTries, startStack } from '../../tests/stack.ts';
import { type Load, runLoads } from './measure/load.ts';
import { residentMegabytes, runtimeOf } from './measure/processes.ts';
import { median, quantile } from './measure/quantile.ts';
import { post } from './measure/requests.ts';
import { printTable, type Row } from './measure/table.ts';
import { shuffledAddresses } from './reads.ts';

const PAIRS = 100;
const WARM_UP = 10;
/** The number of wrong passwords that an account allows, from all networks together, before further tries must wait. */
const GUESSES = 5;
const LOGINS = 100;
const MEMORY_LOGINS = 500;
const AT_ONCE = 16;
/**
 * The load of verse reads, which runs alone and while others log in: enough requests for a 99th percentile, and far
 * fewer than the Worker can serve.
 */
const READS: Load = { perSecond: 100, seconds: 8, warmUp: 1 };
const ROUNDS = 3;

const PASSWORD = 'still waters and green pastures';
const NAME = `bench ${Date.now().toString(36)}`;

/**
 * The probability that a value of the first list is greater than a value of the second; equal values count half. At
 * 0.5, the time of a login does not reveal whether its name exists.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (first.length * second.length);
}

/**
 * Measures logins: if their time reveals whether a name exists, how long they take, how much they slow readers, and how
 * the memory of the runtime grows.
 */
export async function benchAccounts(): Promise<void> {
  for (const hashInWorker of [false, true]) {
    console.log(
      `\n── Hashes ${hashInWorker ? 'in the Worker, as deployed' : 'beside the Worker, as npm start'}`,
    );
    await benchLogins(hashInWorker);
  }
}

async function benchLogins(hashInWorker: boolean): Promise<void> {
  const stack = await startStack({ hashInWorker });
  const login = async (username: string, password: string, status: number): Promise<number> =>
    (await post(`${stack.url}/api/login`, { username, password }, status)).ms;
  const names = Array.from({ length: AT_ONCE }, (_, index) => `${NAME} ${index}`);
  const guessedAt = Array.from(
    { length: Math.ceil((PAIRS + WARM_UP) / GUESSES) },
    (_, at) => `${NAME} guess ${at}`,
  );
  const loginTo = (name: string) => login(name, PASSWORD, 200);
  try {
    for (const username of [...names, ...guessedAt])
      await post(`${stack.url}/api/register`, { username, password: PASSWORD }, 201);
    const known = names[0] as string;
    const forget = () => forgetTries(stack);
    const guessPassword = (username: string) => login(username, 'not the password', 401);
    await timing('wrong password', guessPassword, guessedAt, forget);
    const guessCode = async (username: string) => {
      const body = { username, code: 'K7MQ-2XWD-9R4T', password: 'a new and longer one' };
      return (await post(`${stack.url}/api/password-reset`, body, 401)).ms;
    };
    await timing('wrong recovery code', guessCode, guessedAt, forget);
    const times: number[] = [];
    for (let i = 0; i < LOGINS; i++) times.push(await loginTo(known));
    printTable(
      `Logins, one after the other (${LOGINS})`,
      ['what', 'p50 ms', 'p95 ms'],
      [['login', median(times), quantile(times, 0.95)]],
    );
    await timeReadsDuringLogins(stack.url, names, loginTo);
    if (process.platform === 'linux') await memory(runtimeOf(process.pid), loginTo, known);
  } finally {
    const client = createClient({ url: stack.database.url, authToken: stack.database.token });
    const ours = { args: [`${NAME}%`] };
    await client.batch(
      [
        ...['sessions', 'known_networks'].map((table) => ({
          sql: `delete from ${table} where user_id in (select id from users where username like ?)`,
          ...ours,
        })),
        { sql: 'delete from users where username like ?', ...ours },
        'delete from login_tries',
      ],
      'write',
    );
    client.close();
    await stack.close();
  }
}

/** Compares how long a refusal takes for names that exist and for unknown names. */
async function timing(
  what: string,
  guess: (username: string) => Promise<number>,
  known: readonly string[],
  forget: () => Promise<void>,
): Promise<void> {
  const wrong: number[] = [];
  const unknown: number[] = [];
  for (let pair = -WARM_UP; pair < PAIRS; pair++) {
    // Deletes the stored login tries, because an account allows only a few from unknown networks.
    if (pair % 10 === 0) await forget();
    const name = known[(pair + WARM_UP) % known.length] as string;
    const askWrong = async () => wrong.push(await guess(name));
    const askUnknown = async () => unknown.push(await guess(`${NAME} nobody ${pair}`));
    const [first, second] = pair % 2 === 0 ? [askWrong, askUnknown] : [askUnknown, askWrong];
    await first();
    await second();
    // The first pairs of logins only warm up the Worker and do not count.
    if (pair < 0) wrong.length = unknown.length = 0;
  }
  printTable(
    `Unknown name against ${what} (${PAIRS} pairs, one after the other, in turns; AUC of 0.5: cannot be told apart)`,
    ['AUC', 'unknown p50 ms', 'wrong p50 ms'],
    [[areaUnderCurve(unknown, wrong), median(unknown), median(wrong)]],
  );
}

/**
 * Measures verse reads in turns under three conditions: alone, with sixteen logins at once that are repeated
 * three seconds after their last answer, and with sixteen clients that log in without a pause.
 */
async function timeReadsDuringLogins(
  url: string,
  names: readonly string[],
  loginTo: (name: string) => Promise<number>,
): Promise<void> {
  const urls = shuffledAddresses().map((address) => `${url}/api/verse/${address}`);
  const loads: Record<string, number | null> = {
    nothing: null,
    [`${AT_ONCE} logins at once, every 3 s`]: 3_000,
    [`${AT_ONCE} who log in without a pause`]: 0,
  };
  const rounds = Object.keys(loads).map((title) => ({
    title,
    p50: [] as number[],
    p99: [] as number[],
    failed: [] as number[],
    logins: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { title, p50, p99, failed, logins } of rounds) {
      const pause = loads[title] ?? null;
      let isOver = false;
      const logIn = async (some: readonly string[]) => {
        while (!isOver) {
          await Promise.all(some.map(async (name) => logins.push(await loginTo(name))));
          if (pause !== null && pause > 0) await new Promise((next) => setTimeout(next, pause));
        }
      };
      const loggingIn = pause === null ? [] : pause > 0 ? [logIn(names)] : names.map((name) => logIn([name]));
      const [reads] = await runLoads({ urls, loads: [READS] });
      isOver = true;
      await Promise.all(loggingIn);
      p50.push(reads?.p50 ?? Number.NaN);
      p99.push(reads?.p99 ?? Number.NaN);
      failed.push(reads?.failures ?? 0);
    }
  }
  const quiet = median(rounds[0]?.p99 ?? []);
  printTable(
    `Verse reads beside logins (100 a second, all different; medians of ${ROUNDS} rounds in turns, 8 s after 1 s of warm-up)`,
    ['beside', 'reads p50 ms', 'reads p99 ms', 'times quiet', 'failed', 'logins p50 ms', 'logins p95 ms'],
    rounds.map(({ title, p50, p99, failed, logins }) => [
      title,
      median(p50),
      median(p99),
      median(p99) / quiet,
      String(failed.reduce((sum, count) => sum + count, 0)),
      median(logins),
      quantile(logins, 0.95),
    ]),
  );
}

async function memory(pid: number, loginTo: (name: string) => Promise<number>, name: string): Promise<void> {
  const rows: Row[] = [['0', residentMegabytes(pid)]];
  for (let done = 1; done <= MEMORY_LOGINS; done++) {
    await loginTo(name);
    if (done % 100 === 0) rows.push([String(done), residentMegabytes(pid)]);
  }
  printTable('Resident memory of the Worker’s runtime', ['after logins', 'MB'], rows);
}
