import { and, desc, eq, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { build, change, prepared, returning, together, type Unsent } from '../../../db/batch.ts';
import { excluded, insertIf, onConflictUpdate } from '../../../db/guarded-insert.ts';
import { knownNetworks, loginTries, sessions, users } from '../../../db/schema/index.ts';
import type { RegistrationKeys, TryKeys } from './keys.ts';
import {
  ADDRESS_TRIES,
  ADDRESS_WINDOW_MS,
  type Ceiling,
  FORGOTTEN_MS,
  FREE_TRIES,
  KNOWN_MS,
  KNOWN_NETWORKS,
  LONGEST_WAIT_MS,
  REGISTRATION_WINDOW_MS,
  REGISTRATIONS,
  REGISTRATIONS_IN_ALL,
  roomOf,
  TRIES_IN_ALL,
} from './limits.ts';

/** A try that has been counted, and may go on. */
export interface Try extends TryKeys {
  /** The account was signed in from this network before. Such a try is not in the counts everywhere and in all. */
  readonly isKnown: boolean;
  /** Whether it raised the count everywhere. */
  readonly isCounted: boolean;
}

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** The values of a request in the statements that are built once: its keys and its time. */
const ASKED = {
  name: value('name'),
  account: value('account'),
  address: value('address'),
  everywhere: value('everywhere'),
  all: value('all'),
  network: value('network'),
  now: value('now'),
};

/** Whether the account was signed in from this network; false, by the same steps, for a name that nobody has. */
const IS_KNOWN_NETWORK = sql`exists (select 1 from ${knownNetworks}
  where ${knownNetworks.network} = ${ASKED.network} and ${knownNetworks.until} > ${ASKED.now}
    and ${knownNetworks.userId} = (select ${users.id} from ${users} where ${users.usernameKey} = ${ASKED.name}))`;

/** When the next try is due after so many failures: the fifth makes it wait 1 s, each further one twice as long. */
const dueAfter = (failures: SQL): SQL => sql`case when ${failures} < ${FREE_TRIES} then 0
  else ${ASKED.now} + min(${LONGEST_WAIT_MS}, 1000 << min(${failures} - ${FREE_TRIES}, 20)) end`;

const hasNoRoom = (ceiling: Ceiling): SQL => sql`exists (
  select 1 from ${loginTries} where ${loginTries.key} = ${ASKED.all}
    and ${loginTries.blockedUntil} > ${ASKED.now} + ${roomOf(ceiling)})`;

/** True where the statement before this one changed a row. */
const LAST_CHANGED_ONE = sql`changes() = 1`;

/** Counts one below a limit where `condition` holds; gives a row if it did. */
const takeOfAll = (ceiling: Ceiling, condition: SQL) => {
  const { all: key, now } = ASKED;
  const { everyMs } = ceiling;
  const first = { key, failures: 0, since: now, blockedUntil: sql`${now} + ${everyMs}` };
  const next = sql`max(${loginTries.blockedUntil}, ${now}) + ${everyMs}`;
  return returning(
    sql`${insertIf(loginTries, first, condition)}
      ${onConflictUpdate(loginTries, [loginTries.key], { since: now, blockedUntil: next })}
      where ${loginTries.blockedUntil} <= ${now} + ${roomOf(ceiling)}`,
    { key: loginTries.key },
  );
};

const giveBackToAll = (all: string, { everyMs }: Ceiling) =>
  build
    .update(loginTries)
    .set({ blockedUntil: sql`${loginTries.blockedUntil} - ${everyMs}` })
    .where(eq(loginTries.key, all));

/** True for a row whose count began, or failed last, so long ago. */
const isBefore = (ms: number): SQL => sql`${loginTries.since} <= ${ASKED.now} - ${ms}`;

const forgetOld = () => build.delete(loginTries).where(isBefore(FORGOTTEN_MS));

/** Counts one of an address since its window began; `limit` says where it may not. */
const countAddress = (windowMs: number, condition: SQL, limit = sql.empty()) => {
  const { address: key, now } = ASKED;
  const isOver = isBefore(windowMs);
  return change(sql`${insertIf(loginTries, { key, failures: 1, since: now, blockedUntil: 0 }, condition)}
    ${onConflictUpdate(loginTries, [loginTries.key], {
      failures: sql`case when ${isOver} then 1 else ${loginTries.failures} + 1 end`,
      since: sql`case when ${isOver} then ${now} else ${loginTries.since} end`,
    })} ${limit}`);
};

/**
 * Counts a try before its hash is computed, in one transaction: of any number at once no more go on than are due, and a
 * try that is refused is not counted. Comes to the try, or to the milliseconds until one is due. A wait is 15 min at most
 * and always ends. Old counts are deleted.
 *
 * In the count everywhere, a network counts with its first four failures only: one network that guesses alone never makes
 * the owner wait elsewhere, two do. Once five are counted, each failure starts the wait anew.
 */
export function reserveTry(keys: TryKeys, now: number): Unsent<Try | number> {
  const reserve = keys.address === null ? reserveWithoutAddress : reserveWithAddress;
  return together([reserve({ ...keys, now })], ([[[tried], , [triedByStranger], , , [wait]]]) => {
    if (tried === undefined) return wait?.ms ?? 1000;
    const isKnown = triedByStranger === undefined;
    return { ...keys, isKnown, isCounted: !isKnown && tried.failures < FREE_TRIES };
  });
}

const reserveWithAddress = prepared(() =>
  reserveStatements([countAddress(ADDRESS_WINDOW_MS, LAST_CHANGED_ONE)]),
);
const reserveWithoutAddress = prepared(() => reserveStatements([]));

function reserveStatements(ofAddress: Unsent<number>[]) {
  const { account, address, everywhere, now } = ASKED;
  const isForgotten = isBefore(FORGOTTEN_MS);
  const counted = sql`case when ${isForgotten} then 0 else ${loginTries.failures} end + ${excluded(loginTries.failures)}`;
  const count = onConflictUpdate(loginTries, [loginTries.key], {
    failures: counted,
    since: now,
    blockedUntil: dueAfter(sql`(${counted})`),
  });
  const isAddressUsedUp = sql`exists (select 1 from ${loginTries} where ${loginTries.key} = ${address}
    and not ${isBefore(ADDRESS_WINDOW_MS)} and ${loginTries.failures} >= ${ADDRESS_TRIES})`;
  const isBlockedEverywhere = sql`exists (select 1 from ${loginTries}
    where ${loginTries.key} = ${everywhere} and ${loginTries.blockedUntil} > ${now})`;
  const mayTry = sql`not ${isAddressUsedUp}
    and (${IS_KNOWN_NETWORK} or not (${hasNoRoom(TRIES_IN_ALL)} or ${isBlockedEverywhere}))`;
  const isOneOfTheFirst = sql`(
    select ${loginTries.failures} < ${FREE_TRIES} from ${loginTries} where ${loginTries.key} = ${account})`;
  return together([
    returning(
      sql`${insertIf(loginTries, { key: account, failures: 1, since: now, blockedUntil: 0 }, mayTry)}
        ${count} where ${isForgotten} or ${loginTries.blockedUntil} <= ${now}`,
      { failures: loginTries.failures },
    ),
    // Each of the next three changes something only where the one before it did.
    together(ofAddress),
    returning(
      sql`${insertIf(
        loginTries,
        { key: everywhere, failures: isOneOfTheFirst, since: now, blockedUntil: 0 },
        sql`${LAST_CHANGED_ONE} and not ${IS_KNOWN_NETWORK}`,
      )} ${count}`,
      { failures: loginTries.failures },
    ),
    takeOfAll(TRIES_IN_ALL, LAST_CHANGED_ONE),
    forgetOld(),
    longestWait(),
  ]);
}

/** How long to wait where a try was refused, in milliseconds; the longest of all waits. */
function longestWait() {
  const { account, address, everywhere, all, now } = ASKED;
  const { key, failures, since, blockedUntil } = loginTries;
  return build
    .select({
      ms: sql<number | null>`max(case when ${key} = ${account} then ${blockedUntil}
        when ${key} = ${everywhere} then case when ${IS_KNOWN_NETWORK} then 0 else ${blockedUntil} end
        when ${key} = ${all} then case when ${IS_KNOWN_NETWORK} then 0 else ${blockedUntil} - ${roomOf(TRIES_IN_ALL)} end
        else case when ${failures} >= ${ADDRESS_TRIES} then ${since} + ${ADDRESS_WINDOW_MS} else 0 end end) - ${now}`,
    })
    .from(loginTries)
    .where(sql`${key} in (${account}, ${address}, ${everywhere}, ${all})`);
}

const forget = (key: string) => build.delete(loginTries).where(eq(loginTries.key, key));

/** Takes failures off a count. A count of none is deleted, so that tries which were right leave no rows behind. */
const takeOff = (key: string, failures: number) =>
  together([
    build.delete(loginTries).where(and(eq(loginTries.key, key), lte(loginTries.failures, failures))),
    build
      .update(loginTries)
      .set({ failures: sql`${loginTries.failures} - ${failures}`, blockedUntil: 0 })
      .where(eq(loginTries.key, key)),
  ]);

const takeOffAddress = (address: string | null) => together(address === null ? [] : [takeOff(address, 1)]);

/**
 * Takes the try off its counts after the right password: only failures count, and the account's are forgotten. A try from
 * a known network was not in the count everywhere, and does not free those who guess from elsewhere.
 */
export const releaseTry = ({ account, address, everywhere, all, isKnown }: Try) =>
  together([
    takeOffAddress(address),
    forget(account),
    together(isKnown ? [] : [forget(everywhere), giveBackToAll(all, TRIES_IN_ALL)]),
  ]);

/**
 * Takes off the one try whose hash was never computed. Unlike a release it leaves the failures before, so that many logins
 * at once cannot reset them. A try is only counted where no wait is running, so it cuts none short.
 */
export const takeBackTry = ({ account, address, everywhere, all, isKnown, isCounted }: Try) =>
  together([
    takeOffAddress(address),
    takeOff(account, 1),
    together(isKnown ? [] : [takeOff(everywhere, Number(isCounted)), giveBackToAll(all, TRIES_IN_ALL)]),
  ]);

/** Remembers that the account was signed in from this network, if the session has been made. The oldest are deleted. */
export function rememberNetwork(userId: number, network: string, sessionId: string, now: number) {
  const until = now + KNOWN_MS;
  const { network: networkColumn, until: untilColumn } = knownNetworks;
  const isMade = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${sessionId})`;
  const newest = build
    .select({ network: networkColumn })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(eq(networkColumn, network)), desc(untilColumn))
    .limit(KNOWN_NETWORKS);
  return together([
    change(sql`${insertIf(knownNetworks, { userId, network, until }, isMade)}
      ${onConflictUpdate(knownNetworks, [knownNetworks.userId, networkColumn], { until })}`),
    build
      .delete(knownNetworks)
      .where(
        and(eq(knownNetworks.userId, userId), or(lte(untilColumn, now), notInArray(networkColumn, newest))),
      ),
  ]);
}

/**
 * Counts a registration before its hash is computed, apart from the tries, so that neither uses up the other's. It counts
 * whatever comes of it: a hash is work, and the answer tells whether a name is taken. Comes to null where there was room,
 * else to the milliseconds until there is.
 */
export function reserveRegistration(keys: RegistrationKeys, now: number): Unsent<number | null> {
  const reserve = keys.address === null ? registerWithoutAddress : registerWithAddress;
  return together([reserve({ ...keys, now })], ([[, [taken], , [wait]]]) =>
    taken === undefined ? (wait?.ms ?? 1000) : null,
  );
}

const registerWithAddress = prepared(() => {
  const hasRoom = sql`not ${hasNoRoom(REGISTRATIONS_IN_ALL)}`;
  const isBelowLimit = sql`where ${isBefore(REGISTRATION_WINDOW_MS)} or ${loginTries.failures} < ${REGISTRATIONS}`;
  const ofAddress = countAddress(REGISTRATION_WINDOW_MS, hasRoom, isBelowLimit);
  return registerStatements([ofAddress], LAST_CHANGED_ONE);
});
const registerWithoutAddress = prepared(() => registerStatements([], sql`true`));

function registerStatements(ofAddress: Unsent<number>[], condition: SQL) {
  const { address, all, now } = ASKED;
  const { key, failures, since, blockedUntil } = loginTries;
  return together([
    together(ofAddress),
    takeOfAll(REGISTRATIONS_IN_ALL, condition),
    forgetOld(),
    build
      .select({
        ms: sql<
          number | null
        >`max(case when ${key} = ${all} then ${blockedUntil} - ${roomOf(REGISTRATIONS_IN_ALL)}
          when ${failures} >= ${REGISTRATIONS} then ${since} + ${REGISTRATION_WINDOW_MS} else 0 end) - ${now}`,
      })
      .from(loginTries)
      .where(sql`${key} in (${address}, ${all})`),
  ]);
}

/** Takes off a registration whose hash was never computed. */
export const takeBackRegistration = ({ address, all }: RegistrationKeys) =>
  together([takeOffAddress(address), giveBackToAll(all, REGISTRATIONS_IN_ALL)]);
