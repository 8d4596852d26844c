import type { InStatement } from '@libsql/client/web';
import { FORGOTTEN_AT, FORGOTTEN_MS } from '../../db/forgotten-at.ts';
import { hexOf } from '../../domain/hex.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf } from '../text/rows.ts';

/** Wrong passwords that an account takes, from one network and from all, before each further one has to wait. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
/** For so long after a login its network is known to be the account's. */
const KNOWN_MS = 90 * 24 * 3_600_000;
/** Wrong passwords of one address over all accounts, and in what time. */
const ADDRESS_TRIES = 20;
const ADDRESS_WINDOW_MS = 10 * 60_000;
/** Registrations of one address, whatever comes of them, and in what time: room for a class that sits behind one address. */
const REGISTRATIONS = 60;
const REGISTRATION_WINDOW_MS = 3_600_000;

/** The counts that a try is held against, and the row that says whether the account was signed in from this network. */
export interface TryKeys {
  readonly account: string;
  readonly address: string;
  readonly everywhere: string;
  readonly known: string;
}

/** A try that has its places. */
export interface Try extends TryKeys {
  /** From a network that the account was signed in from: it has no place in the count everywhere. */
  readonly isKnown: boolean;
  /** Whether it raised the count everywhere. */
  readonly isCounted: boolean;
}

/**
 * Keys of a try. By account and network together: whoever guesses at someone's password locks out themselves first.
 * By account alone (or `whole`, what else stands for it): guesses from many networks share one count, but for those from
 * networks where the account's owner is known to be. Digests, so that the table tells nobody's name or address.
 */
export async function tryKeys(
  pepper: string,
  usernameKey: string,
  address: string,
  whole = `name ${usernameKey}`,
): Promise<TryKeys> {
  const network = networkOf(address);
  const [account, everywhere, known, ofAddress] = await Promise.all([
    digest(`${pepper}\naccount\n${usernameKey}\n${network}`),
    digest(`${pepper}\neverywhere\n${whole}`),
    digest(`${pepper}\nknown\n${usernameKey}\n${network}`),
    digest(`${pepper}\naddress\n${network}`),
  ]);
  return { account, everywhere, known, address: ofAddress };
}

/** Key of an address's registrations. */
export const registrationKey = (pepper: string, address: string): Promise<string> =>
  digest(`${pepper}\nregister\n${networkOf(address)}`);

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
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const KNOWN = 'exists (select 1 from login_tries where key = :known and blocked_until > :now)';

/** When the next try is due after so many failures: the fifth makes it wait 1 s, each further one twice as long. */
const dueAfter = (failures: string): string =>
  `case when ${failures} < ${FREE_TRIES} then 0
    else :now + min(${LONGEST_WAIT_MS}, 1000 << min(${failures} - ${FREE_TRIES}, 20)) end`;

const forgetOld = (now: number): InStatement => ({
  sql: `delete from login_tries where ${FORGOTTEN_AT} <= :now`,
  args: { now },
});

/**
 * Takes the places of a try before the hash is computed, in one transaction: of any number at once no more get them than
 * are due, and a try that is refused takes none; `takenFrom` reads the results. A wait is 15 min at most and ends always.
 * What is forgotten goes.
 *
 * Everywhere, a network raises the count by its first four failures only: one that guesses alone never makes the owner
 * wait elsewhere, two do. Once five are counted, each failure starts the wait anew.
 */
export function reserveTry({ account, address, everywhere, known }: TryKeys, now: number): InStatement[] {
  const [day, window] = [now - FORGOTTEN_MS, now - ADDRESS_WINDOW_MS];
  const counted = 'case when since <= :day then 0 else failures end + excluded.failures';
  return [
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :account, 1, :now, 0 where not exists (select 1 from login_tries
            where key = :address and since > :window and failures >= ${ADDRESS_TRIES})
          and (${KNOWN} or not exists (select 1 from login_tries where key = :everywhere and blocked_until > :now))
        on conflict (key) do update set
          failures = ${counted}, since = :now, blocked_until = ${dueAfter(`(${counted})`)}
        where since <= :day or blocked_until <= :now
        returning failures`,
      args: { account, address, everywhere, known, now, day, window },
    },
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :address, 1, :now, 0 where changes() = 1
        on conflict (key) do update set
          failures = case when since <= :window then 1 else failures + 1 end,
          since = case when since <= :window then :now else since end
        returning failures`,
      args: { now, window, address },
    },
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :everywhere, (select failures < ${FREE_TRIES} from login_tries where key = :account), :now, 0
          where changes() = 1 and not ${KNOWN}
        on conflict (key) do update set
          failures = ${counted}, since = :now, blocked_until = ${dueAfter(`(${counted})`)}
        returning failures`,
      args: { account, everywhere, known, now, day },
    },
    forgetOld(now),
    waitFor({ account, address, everywhere, known }, now),
  ];
}

/** What `reserveTry` gave: the try, or how many milliseconds to wait for one. */
export function takenFrom(keys: TryKeys, results: readonly Fields[][]): Try | number {
  const [[account] = [], [address] = [], [everywhere] = [], , [wait] = []] = results;
  if (account === undefined || address === undefined) return Number(wait?.ms ?? 1000);
  const isKnown = everywhere === undefined;
  return { ...keys, isKnown, isCounted: !isKnown && numberOf(account, 'failures') < FREE_TRIES };
}

const forget = (key: string): InStatement => ({ sql: 'delete from login_tries where key = ?', args: [key] });

const takeOff = (key: string, failures: number): InStatement => ({
  sql: 'update login_tries set failures = max(0, failures - ?), blocked_until = 0 where key = ?',
  args: [failures, key],
});

/**
 * Gives the places back after the right password: only failures count, and the account's are forgotten. From a known
 * network the try had no place in the count everywhere, and sets nobody free who guesses from elsewhere.
 */
export const releaseTry = ({ account, address, everywhere, isKnown }: Try): InStatement[] => [
  takeOff(address, 1),
  forget(account),
  ...(isKnown ? [] : [forget(everywhere)]),
];

/**
 * Takes back the one try whose hash was never computed. Unlike a release it leaves the failures before, so that no flood
 * of logins sets them back. A try is only reserved where no wait is running, so none is cut short.
 */
export const takeBackTry = ({ account, address, everywhere, isKnown, isCounted }: Try): InStatement[] => [
  takeOff(address, 1),
  takeOff(account, 1),
  ...(isKnown ? [] : [takeOff(everywhere, Number(isCounted))]),
];

/** Remembers that the account was signed in from this network, if the session has been made. */
export const rememberNetwork = (known: string, sessionId: string, now: number): InStatement => ({
  sql: `insert into login_tries (key, failures, since, blocked_until)
    select :known, 0, :now, :until where exists (select 1 from sessions where id = :sessionId)
    on conflict (key) do update set since = :now, blocked_until = :until`,
  args: { known, sessionId, now, until: now + KNOWN_MS },
});

/** How long to wait where a place was refused, in milliseconds; the longest of all. */
const waitFor = ({ account, address, everywhere, known }: TryKeys, now: number): InStatement => ({
  sql: `select max(case key when :account then blocked_until
      when :everywhere then case when ${KNOWN} then 0 else blocked_until end
      else case when failures >= ${ADDRESS_TRIES} then since + ${ADDRESS_WINDOW_MS} else 0 end end) - :now as ms
    from login_tries where key in (:account, :address, :everywhere)`,
  args: { account, address, everywhere, known, now },
});

/**
 * Takes a registration's place before the hash is computed: apart from the tries, so that neither takes places of the
 * other. It counts whatever comes of it: a hash is work, and the answer tells whether a name is taken. Where there was
 * room the first statement gives a row, else the last one says how many milliseconds to wait.
 */
export const reserveRegistration = (key: string, now: number): InStatement[] => [
  {
    sql: `insert into login_tries (key, failures, since, blocked_until) values (:key, 1, :now, 0)
      on conflict (key) do update set
        failures = case when since <= :window then 1 else failures + 1 end,
        since = case when since <= :window then :now else since end
      where since <= :window or failures < ${REGISTRATIONS}
      returning failures`,
    args: { key, now, window: now - REGISTRATION_WINDOW_MS },
  },
  forgetOld(now),
  {
    sql: `select since + ${REGISTRATION_WINDOW_MS} - :now as ms from login_tries where key = :key`,
    args: { key, now },
  },
];

/** Takes back a registration whose hash was never computed. */
export const takeBackRegistration = (key: string): InStatement => takeOff(key, 1);
