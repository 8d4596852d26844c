import type { InStatement } from '@libsql/client/web';

/** Wrong passwords that an account takes from one address before each further one has to wait. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
/** An account's count begins anew after a day without failure. */
const FORGOTTEN_MS = 24 * 3_600_000;
/** Wrong passwords of one address over all accounts, and in what time. */
const ADDRESS_TRIES = 20;
const ADDRESS_WINDOW_MS = 10 * 60_000;

/** The two counts that a try is held against. */
export interface TryKeys {
  readonly account: string;
  readonly address: string;
}

/**
 * Keys of a try. By account and address together: whoever guesses at someone's password locks out only themselves,
 * never its owner elsewhere. Digests, so that the table tells nobody's name or address.
 */
export async function tryKeys(pepper: string, usernameKey: string, address: string): Promise<TryKeys> {
  const network = networkOf(address);
  return {
    account: await digest(`${pepper}\naccount\n${usernameKey}\n${network}`),
    address: await digest(`${pepper}\naddress\n${network}`),
  };
}

/** One reader's part of the address space: an IPv6 network of 64 bits is theirs alone. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (address.includes('::')) {
    const after = tail.split(':').filter((group) => group !== '');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Takes a place for a try before the hash is computed, in one transaction: of any number at once no more get one than
 * are due, and a try that is refused takes none. The first two statements give a row each where there was room. After
 * the fifth failure the wait is 1 s, then twice as long each time, up to 15 min; it ends always. What is forgotten goes.
 */
export function reserveTry({ account, address }: TryKeys, now: number): InStatement[] {
  const times = { now, day: now - FORGOTTEN_MS, window: now - ADDRESS_WINDOW_MS };
  return [
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :account, 1, :now, 0 where not exists (select 1 from login_tries
          where key = :address and since > :window and failures >= ${ADDRESS_TRIES})
        on conflict (key) do update set
          failures = case when since <= :day then 1 else failures + 1 end,
          since = :now,
          blocked_until = case when since <= :day or failures + 1 < ${FREE_TRIES} then 0
            else :now + min(${LONGEST_WAIT_MS}, 1000 << min(failures + 1 - ${FREE_TRIES}, 20)) end
        where since <= :day or blocked_until <= :now
        returning failures`,
      args: { ...times, account, address },
    },
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :address, 1, :now, 0 where changes() = 1
        on conflict (key) do update set
          failures = case when since <= :window then 1 else failures + 1 end,
          since = case when since <= :window then :now else since end
        returning failures`,
      args: { now, window: times.window, address },
    },
    {
      sql: 'delete from login_tries where since <= :day and blocked_until <= :now',
      args: { now, day: times.day },
    },
  ];
}

/** Gives the account's place back after the right password: only failures count. */
export const releaseAccount = ({ account }: TryKeys): InStatement => ({
  sql: 'delete from login_tries where key = ?',
  args: [account],
});

/** The same of both places. */
export const releaseTry = (keys: TryKeys): InStatement[] => [
  releaseAccount(keys),
  { sql: 'update login_tries set failures = max(0, failures - 1) where key = ?', args: [keys.address] },
];

/**
 * Takes back the one try whose hash was never computed. Unlike a release it leaves the failures before, so that no flood
 * of logins sets them back. A try is only reserved where no wait is running, so none is cut short.
 */
export const takeBackTry = ({ account, address }: TryKeys): InStatement => ({
  sql: 'update login_tries set failures = max(0, failures - 1), blocked_until = 0 where key in (?, ?)',
  args: [account, address],
});

/** How long to wait, in seconds, where a place was refused; the longer of the two. */
export const waitFor = ({ account, address }: TryKeys, now: number): InStatement => ({
  sql: `select max(case key when :account then blocked_until
      else case when failures >= ${ADDRESS_TRIES} then since + ${ADDRESS_WINDOW_MS} else 0 end end) - :now as ms
    from login_tries where key in (:account, :address)`,
  args: { account, address, now },
});
