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
 * Takes a place for a try before the hash is computed, in one write: of any number at once no more get one than are
 * due. Each statement gives a row where there was room. After the fifth failure the wait is 1 s, then twice as long
 * each time, up to 15 min; it ends always.
 */
export function reserveTry({ account, address }: TryKeys, now: number): InStatement[] {
  return [
    {
      sql: `insert into login_tries (key, failures, since, blocked_until) values (:key, 1, :now, 0)
        on conflict (key) do update set
          failures = case when since <= :stale then 1 else failures + 1 end,
          since = :now,
          blocked_until = case when since <= :stale or failures + 1 < ${FREE_TRIES} then 0
            else :now + min(${LONGEST_WAIT_MS}, 1000 << min(failures + 1 - ${FREE_TRIES}, 20)) end
        where since <= :stale or blocked_until <= :now
        returning failures`,
      args: { key: account, now, stale: now - FORGOTTEN_MS },
    },
    {
      sql: `insert into login_tries (key, failures, since, blocked_until) values (:key, 1, :now, 0)
        on conflict (key) do update set
          failures = case when since <= :stale then 1 else failures + 1 end,
          since = case when since <= :stale then :now else since end
        where since <= :stale or failures < ${ADDRESS_TRIES}
        returning failures`,
      args: { key: address, now, stale: now - ADDRESS_WINDOW_MS },
    },
  ];
}

/** Gives the places back after the right password: only failures count. */
export const releaseTry = ({ account, address }: TryKeys): InStatement[] => [
  { sql: 'delete from login_tries where key = ?', args: [account] },
  { sql: 'update login_tries set failures = max(0, failures - 1) where key = ?', args: [address] },
];

/** How long to wait, in seconds, where a place was refused; the longer of the two. */
export const waitFor = ({ account, address }: TryKeys, now: number): InStatement => ({
  sql: `select max(case key when :account then blocked_until
      else case when failures >= ${ADDRESS_TRIES} then since + ${ADDRESS_WINDOW_MS} else 0 end end) - :now as ms
    from login_tries where key in (:account, :address)`,
  args: { account, address, now },
});
