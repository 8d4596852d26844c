import type { InStatement } from '@libsql/client/web';
import { hexOf } from '../../domain/hex.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf } from '../text/rows.ts';

/** Wrong passwords that an account takes, from one network and from all, before each further one has to wait. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a failure to sign in counts. */
const FORGOTTEN_MS = 24 * 3_600_000;
/** For so long after a login its network is known to be the account's, and so many of them are remembered. */
const KNOWN_MS = 90 * 24 * 3_600_000;
const KNOWN_NETWORKS = 20;
/** Wrong passwords of one address over all accounts, and in what time. */
const ADDRESS_TRIES = 20;
const ADDRESS_WINDOW_MS = 10 * 60_000;
/** Registrations of one address, whatever comes of them, and in what time: room for a class that sits behind one address. */
const REGISTRATIONS = 60;
const REGISTRATION_WINDOW_MS = 3_600_000;

/**
 * A ceiling over all addresses and accounts (docs/decisions/0086-guessing-in-all.md): so many at once, then one in every so many milliseconds.
 * Its row's `blocked_until` is when all that was taken will have been worked off; each one taken moves it by `everyMs`.
 */
interface Ceiling {
  readonly atOnce: number;
  readonly everyMs: number;
}
/** Tries from networks where the account is not known. */
const TRIES_IN_ALL: Ceiling = { atOnce: 150, everyMs: 1_000 };
/** One address alone never takes all of them. */
const REGISTRATIONS_IN_ALL: Ceiling = { atOnce: 100, everyMs: 5_000 };

/** How far ahead of now a ceiling's row may be where there is room for one more. */
const roomOf = ({ atOnce, everyMs }: Ceiling): number => (atOnce - 1) * everyMs;

/** The counts that a try is held against, and what says whether the account was signed in from this network. */
export interface TryKeys {
  /** The account's name, as `usernameKey` gives it. */
  readonly name: string;
  readonly account: string;
  /** Null where the Worker sees no address: nothing is counted by it. */
  readonly address: string | null;
  readonly everywhere: string;
  readonly all: string;
  readonly network: string;
}

/** A try that has its places. */
export interface Try extends TryKeys {
  /** From a network that the account was signed in from: it has no place in the counts everywhere and in all. */
  readonly isKnown: boolean;
  /** Whether it raised the count everywhere. */
  readonly isCounted: boolean;
}

/** The counts that a registration is held against; `address` is null where the Worker sees none. */
export interface RegistrationKeys {
  readonly address: string | null;
  readonly all: string;
}

/**
 * Keys of a try. By account and network together: whoever guesses at someone's password locks out themselves first.
 * By account alone (or `whole`, what else stands for it): guesses from many networks share one count, but for those from
 * networks where the account's owner is known to be. Digests, so that the tables tell nobody's name or address. `address`
 * is null where the Worker sees none: then all come from one network.
 */
export async function tryKeys(
  pepper: string,
  usernameKey: string,
  address: string | null,
  whole = `name ${usernameKey}`,
): Promise<TryKeys> {
  const place = networkOf(address ?? '');
  const [account, everywhere, network, ofAddress, all] = await Promise.all([
    digest(`${pepper}\naccount\n${usernameKey}\n${place}`),
    digest(`${pepper}\neverywhere\n${whole}`),
    digest(`${pepper}\nknown\n${usernameKey}\n${place}`),
    digest(`${pepper}\naddress\n${place}`),
    digest(`${pepper}\nall tries`),
  ]);
  return {
    name: usernameKey,
    account,
    everywhere,
    network,
    address: address === null ? null : ofAddress,
    all,
  };
}

/** Keys of a registration. */
export async function registrationKeys(pepper: string, address: string | null): Promise<RegistrationKeys> {
  const [ofAddress, all] = await Promise.all([
    digest(`${pepper}\nregister\n${networkOf(address ?? '')}`),
    digest(`${pepper}\nall registrations`),
  ]);
  return { address: address === null ? null : ofAddress, all };
}

/** The network that one reader controls: the IPv4 address itself, or the /64 prefix of an IPv6 address. */
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

/** False for a name that nobody has, by the same steps. */
const KNOWN = `exists (select 1 from known_networks
    where user_id = (select id from users where username_key = :name) and network = :network and until > :now)`;

/** When the next try is due after so many failures: the fifth makes it wait 1 s, each further one twice as long. */
const dueAfter = (failures: string): string =>
  `case when ${failures} < ${FREE_TRIES} then 0
    else :now + min(${LONGEST_WAIT_MS}, 1000 << min(${failures} - ${FREE_TRIES}, 20)) end`;

const hasNoRoom = (ceiling: Ceiling): string =>
  `exists (select 1 from login_tries where key = :all and blocked_until > :now + ${roomOf(ceiling)})`;

/** Takes a place below a ceiling where `condition` holds; gives a row if it did. */
const takeOfAll = (all: string, now: number, ceiling: Ceiling, condition: string): InStatement => ({
  sql: `insert into login_tries (key, failures, since, blocked_until)
    select :all, 0, :now, :now + ${ceiling.everyMs} where ${condition}
    on conflict (key) do update set since = :now, blocked_until = max(blocked_until, :now) + ${ceiling.everyMs}
    where blocked_until <= :now + ${roomOf(ceiling)}
    returning key`,
  args: { all, now },
});

const giveBackToAll = (all: string, { everyMs }: Ceiling): InStatement => ({
  sql: 'update login_tries set blocked_until = blocked_until - ? where key = ?',
  args: [everyMs, all],
});

const forgetOld = (now: number): InStatement => ({
  sql: 'delete from login_tries where since <= ?',
  args: [now - FORGOTTEN_MS],
});

/**
 * Takes the places of a try before the hash is computed, in one transaction: of any number at once no more get them than
 * are due, and a try that is refused takes none; `takenFrom` reads the results. A wait is 15 min at most and ends always.
 * What is forgotten goes.
 *
 * Everywhere, a network raises the count by its first four failures only: one that guesses alone never makes the owner
 * wait elsewhere, two do. Once five are counted, each failure starts the wait anew.
 */
export function reserveTry(keys: TryKeys, now: number): InStatement[] {
  const { name, account, address, everywhere, all, network } = keys;
  const [day, window] = [now - FORGOTTEN_MS, now - ADDRESS_WINDOW_MS];
  const counted = 'case when since <= :day then 0 else failures end + excluded.failures';
  return [
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :account, 1, :now, 0 where not exists (select 1 from login_tries
            where key = :address and since > :window and failures >= ${ADDRESS_TRIES})
          and (${KNOWN} or not (${hasNoRoom(TRIES_IN_ALL)}
            or exists (select 1 from login_tries where key = :everywhere and blocked_until > :now)))
        on conflict (key) do update set
          failures = ${counted}, since = :now, blocked_until = ${dueAfter(`(${counted})`)}
        where since <= :day or blocked_until <= :now
        returning failures`,
      args: { name, account, address, everywhere, all, network, now, day, window },
    },
    // Each of the next is put only where the one before it changed a row.
    ...(address === null
      ? []
      : [
          {
            sql: `insert into login_tries (key, failures, since, blocked_until)
              select :address, 1, :now, 0 where changes() = 1
              on conflict (key) do update set
                failures = case when since <= :window then 1 else failures + 1 end,
                since = case when since <= :window then :now else since end`,
            args: { now, window, address },
          },
        ]),
    {
      sql: `insert into login_tries (key, failures, since, blocked_until)
        select :everywhere, (select failures < ${FREE_TRIES} from login_tries where key = :account), :now, 0
          where changes() = 1 and not ${KNOWN}
        on conflict (key) do update set
          failures = ${counted}, since = :now, blocked_until = ${dueAfter(`(${counted})`)}
        returning failures`,
      args: { name, account, everywhere, network, now, day },
    },
    takeOfAll(all, now, TRIES_IN_ALL, 'changes() = 1'),
    forgetOld(now),
    waitFor(keys, now),
  ];
}

/** What `reserveTry` gave: the try, or how many milliseconds to wait for one. */
export function takenFrom(keys: TryKeys, results: readonly Fields[][]): Try | number {
  const account = results[0]?.[0];
  if (account === undefined) return Number(results.at(-1)?.[0]?.ms ?? 1000);
  const isKnown = results.at(-4)?.[0] === undefined;
  return { ...keys, isKnown, isCounted: !isKnown && numberOf(account, 'failures') < FREE_TRIES };
}

const forget = (key: string): InStatement => ({ sql: 'delete from login_tries where key = ?', args: [key] });

/** Takes failures off a count. One that comes to nothing goes, so that tries which were right leave no rows behind. */
const takeOff = (key: string | null, failures: number): InStatement[] => [
  { sql: 'delete from login_tries where key = ? and failures <= ?', args: [key, failures] },
  {
    sql: 'update login_tries set failures = failures - ?, blocked_until = 0 where key = ?',
    args: [failures, key],
  },
];

/**
 * Gives the places back after the right password: only failures count, and the account's are forgotten. From a known
 * network the try had no place in the count everywhere, and sets nobody free who guesses from elsewhere.
 */
export const releaseTry = ({ account, address, everywhere, all, isKnown }: Try): InStatement[] => [
  ...takeOff(address, 1),
  forget(account),
  ...(isKnown ? [] : [forget(everywhere), giveBackToAll(all, TRIES_IN_ALL)]),
];

/**
 * Takes back the one try whose hash was never computed. Unlike a release it leaves the failures before, so that no flood
 * of logins sets them back. A try is only reserved where no wait is running, so none is cut short.
 */
export const takeBackTry = ({
  account,
  address,
  everywhere,
  all,
  isKnown,
  isCounted,
}: Try): InStatement[] => [
  ...takeOff(address, 1),
  ...takeOff(account, 1),
  ...(isKnown ? [] : [...takeOff(everywhere, Number(isCounted)), giveBackToAll(all, TRIES_IN_ALL)]),
];

/** Remembers that the account was signed in from this network, if the session has been made. The oldest go. */
export const rememberNetwork = (
  userId: number,
  network: string,
  sessionId: string,
  now: number,
): InStatement[] => [
  {
    sql: `insert into known_networks (user_id, network, until)
      select :userId, :network, :until where exists (select 1 from sessions where id = :sessionId)
      on conflict (user_id, network) do update set until = :until`,
    args: { userId, network, sessionId, until: now + KNOWN_MS },
  },
  {
    sql: `delete from known_networks where user_id = :userId and (until <= :now or network not in (
      select network from known_networks where user_id = :userId
        order by network = :network desc, until desc limit ${KNOWN_NETWORKS}))`,
    args: { userId, network, now },
  },
];

/** How long to wait where a place was refused, in milliseconds; the longest of all. */
const waitFor = (
  { name, account, address, everywhere, all, network }: TryKeys,
  now: number,
): InStatement => ({
  sql: `select max(case when key = :account then blocked_until
      when key = :everywhere then case when ${KNOWN} then 0 else blocked_until end
      when key = :all then case when ${KNOWN} then 0 else blocked_until - ${roomOf(TRIES_IN_ALL)} end
      else case when failures >= ${ADDRESS_TRIES} then since + ${ADDRESS_WINDOW_MS} else 0 end end) - :now as ms
    from login_tries where key in (:account, :address, :everywhere, :all)`,
  args: { name, account, address, everywhere, all, network, now },
});

/**
 * Takes a registration's places before the hash is computed: apart from the tries, so that neither takes places of the
 * other. It counts whatever comes of it: a hash is work, and the answer tells whether a name is taken.
 * `waitToRegister` reads the results.
 */
export const reserveRegistration = ({ address, all }: RegistrationKeys, now: number): InStatement[] => [
  ...(address === null
    ? []
    : [
        {
          sql: `insert into login_tries (key, failures, since, blocked_until)
            select :address, 1, :now, 0 where not ${hasNoRoom(REGISTRATIONS_IN_ALL)}
            on conflict (key) do update set
              failures = case when since <= :window then 1 else failures + 1 end,
              since = case when since <= :window then :now else since end
            where since <= :window or failures < ${REGISTRATIONS}`,
          args: { address, all, now, window: now - REGISTRATION_WINDOW_MS },
        },
      ]),
  takeOfAll(all, now, REGISTRATIONS_IN_ALL, address === null ? 'true' : 'changes() = 1'),
  forgetOld(now),
  {
    sql: `select max(case when key = :all then blocked_until - ${roomOf(REGISTRATIONS_IN_ALL)}
        when failures >= ${REGISTRATIONS} then since + ${REGISTRATION_WINDOW_MS} else 0 end) - :now as ms
      from login_tries where key in (:address, :all)`,
    args: { address, all, now },
  },
];

/** What `reserveRegistration` gave: null where there was room, else how many milliseconds to wait for it. */
export const waitToRegister = (results: readonly Fields[][]): number | null =>
  results.at(-3)?.[0] === undefined ? Number(results.at(-1)?.[0]?.ms ?? 1000) : null;

/** Takes back a registration whose hash was never computed. */
export const takeBackRegistration = ({ address, all }: RegistrationKeys): InStatement[] => [
  ...takeOff(address, 1),
  giveBackToAll(all, REGISTRATIONS_IN_ALL),
];
