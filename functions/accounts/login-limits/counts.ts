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
  NETWORK_FORGOTTEN_MS,
  REGISTRATION_WINDOW_MS,
  REGISTRATIONS,
  REGISTRATIONS_IN_ALL,
  roomOf,
  TRIES_IN_ALL,
} from './limits.ts';

export interface Try extends TryKeys {
  /**
   * True if the account knows this network (`KNOWN_MS`). Such a try is not in the account's count over all
   * networks.
   */
  readonly isKnown: boolean;
  readonly isCounted: boolean;
}

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

const KEYS = {
  name: value('name'),
  account: value('account'),
  address: value('address'),
  everywhere: value('everywhere'),
  all: value('all'),
  network: value('network'),
  now: value('now'),
};

/**
 * True if the account knows this network. The query also runs for an unknown name, so the time of the answer
 * does not show whether the name exists.
 */
const IS_KNOWN_NETWORK = sql`exists (select 1 from ${knownNetworks}
  where ${knownNetworks.network} = ${KEYS.network} and ${knownNetworks.until} > ${KEYS.now}
    and ${knownNetworks.userId} = (select ${users.id} from ${users} where ${users.usernameKey} = ${KEYS.name}))`;

/**
 * The time when the next try is allowed after this number of failures. The fifth failure means a wait of 1 s.
 * Each further failure doubles the wait, up to 15 minutes.
 */
const dueAfter = (failures: SQL): SQL => sql`case when ${failures} < ${FREE_TRIES} then 0
  else ${KEYS.now} + min(${LONGEST_WAIT_MS}, 1000 << min(${failures} - ${FREE_TRIES}, 20)) end`;

const isFull = (ceiling: Ceiling): SQL => sql`exists (
  select 1 from ${loginTries} where ${loginTries.key} = ${KEYS.all}
    and ${loginTries.blockedUntil} > ${KEYS.now} + ${roomOf(ceiling)})`;

const LAST_CHANGED_ONE = sql`changes() = 1`;

const countTowards = (ceiling: Ceiling, condition: SQL) => {
  const { all: key, now } = KEYS;
  const { everyMs } = ceiling;
  const first = sql`${now} + ${everyMs}`;
  const next = sql`max(${loginTries.blockedUntil}, ${now}) + ${everyMs}`;
  return returning(
    sql`${insertIf(loginTries, { key, failures: 0, until: first, blockedUntil: first }, condition)}
      ${onConflictUpdate(loginTries, [loginTries.key], { until: next, blockedUntil: next })}
      where ${loginTries.blockedUntil} <= ${now} + ${roomOf(ceiling)}`,
    { key: loginTries.key },
  );
};

const giveBackPlace = (all: string, { everyMs }: Ceiling) =>
  build
    .update(loginTries)
    .set({ blockedUntil: sql`${loginTries.blockedUntil} - ${everyMs}` })
    .where(eq(loginTries.key, all));

/** True for a row that is forgotten. It may still be there: a timer deletes it (`forgetTries`). */
const IS_FORGOTTEN = sql`${loginTries.until} <= ${KEYS.now}`;

/**
 * Counts one try or registration for an address, in a window of time. `limit` is a `where` clause that can
 * prevent the count if the address already has a row.
 */
const countAddress = (windowMs: number, condition: SQL, limit = sql.empty()) => {
  const { address: key, now } = KEYS;
  const until = sql`${now} + ${windowMs}`;
  return change(sql`${insertIf(loginTries, { key, failures: 1, until, blockedUntil: 0 }, condition)}
    ${onConflictUpdate(loginTries, [loginTries.key], {
      failures: sql`case when ${IS_FORGOTTEN} then 1 else ${loginTries.failures} + 1 end`,
      until: sql`case when ${IS_FORGOTTEN} then ${until} else ${loginTries.until} end`,
    })} ${limit}`);
};

/**
 * Counts a try before its hash is computed, in one transaction. So if many tries come at once, only the allowed
 * number continues. A refused try is not counted. Returns the try, or the milliseconds to wait. A wait takes at
 * most 15 minutes and always ends.
 *
 * Only the first four failures of a network raise the account's count over all networks. So guesses from only
 * one network never make the owner wait in other networks, but guesses from two networks can. From five
 * failures in this count on, each further failure in any unknown network starts the wait again. A network whose
 * own count is forgotten counts as another one.
 */
export function reserveTry(keys: TryKeys, now: number): Unsent<Try | number> {
  const reserve = keys.address === null ? reserveWithoutAddress : reserveWithAddress;
  return together([reserve({ ...keys, now })], ([{ tries, triesByStrangers, waits }]) => {
    const [tried] = tries;
    const [triedByStranger] = triesByStrangers;
    const [wait] = waits;
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
  const { account, address, everywhere, now } = KEYS;
  const counted = sql`case when ${IS_FORGOTTEN} then 0 else ${loginTries.failures} end + ${excluded(loginTries.failures)}`;
  const count = onConflictUpdate(loginTries, [loginTries.key], {
    failures: counted,
    until: excluded(loginTries.until),
    blockedUntil: dueAfter(sql`(${counted})`),
  });
  // A try leaves only one row that lasts a day: the row of the account, or the row of the account
  // and a network that it knows.
  const networkMs = sql`case when ${IS_KNOWN_NETWORK} then ${FORGOTTEN_MS} else ${NETWORK_FORGOTTEN_MS} end`;
  const isAddressUsedUp = sql`exists (select 1 from ${loginTries} where ${loginTries.key} = ${address}
    and not ${IS_FORGOTTEN} and ${loginTries.failures} >= ${ADDRESS_TRIES})`;
  const isBlockedEverywhere = sql`exists (select 1 from ${loginTries}
    where ${loginTries.key} = ${everywhere} and ${loginTries.blockedUntil} > ${now})`;
  const mayTry = sql`not ${isAddressUsedUp} and not ${isFull(TRIES_IN_ALL)}
    and (${IS_KNOWN_NETWORK} or not ${isBlockedEverywhere})`;
  const isOneOfTheFirst = sql`(
    select ${loginTries.failures} < ${FREE_TRIES} from ${loginTries} where ${loginTries.key} = ${account})`;
  return together({
    tries: returning(
      sql`${insertIf(loginTries, { key: account, failures: 1, until: sql`${now} + ${networkMs}`, blockedUntil: 0 }, mayTry)}
        ${count} where ${IS_FORGOTTEN} or ${loginTries.blockedUntil} <= ${now}`,
      { failures: loginTries.failures },
    ),
    // Each of these statements changes a row only if the statement before it did. The count of the
    // address is missing if no address is known.
    ofAddress: together(ofAddress),
    all: countTowards(TRIES_IN_ALL, LAST_CHANGED_ONE),
    triesByStrangers: returning(
      sql`${insertIf(
        loginTries,
        {
          key: everywhere,
          failures: isOneOfTheFirst,
          until: sql`${now} + ${FORGOTTEN_MS}`,
          blockedUntil: 0,
        },
        sql`${LAST_CHANGED_ONE} and not ${IS_KNOWN_NETWORK}`,
      )} ${count}`,
      { failures: loginTries.failures },
    ),
    waits: longestWait(),
  });
}

function longestWait() {
  const { account, address, everywhere, all, now } = KEYS;
  const { key, failures, until, blockedUntil } = loginTries;
  return build
    .select({
      ms: sql<number | null>`max(case when ${key} = ${account} then ${blockedUntil}
        when ${key} = ${everywhere} then case when ${IS_KNOWN_NETWORK} then 0 else ${blockedUntil} end
        when ${key} = ${all} then ${blockedUntil} - ${roomOf(TRIES_IN_ALL)}
        else case when ${failures} >= ${ADDRESS_TRIES} then ${until} else 0 end end) - ${now}`,
    })
    .from(loginTries)
    .where(sql`${key} in (${account}, ${address}, ${everywhere}, ${all})`);
}

const forget = (key: string) => build.delete(loginTries).where(eq(loginTries.key, key));

/**
 * Subtracts failures from a count and ends its wait. Deletes the row if no failure is left, so that right
 * passwords leave no rows.
 */
const subtract = (key: string, failures: number) =>
  together([
    build.delete(loginTries).where(and(eq(loginTries.key, key), lte(loginTries.failures, failures))),
    build
      .update(loginTries)
      .set({ failures: sql`${loginTries.failures} - ${failures}`, blockedUntil: 0 })
      .where(eq(loginTries.key, key)),
  ]);

const subtractAddress = (address: string | null) => together(address === null ? [] : [subtract(address, 1)]);

/**
 * Subtracts a try with the right password from its counts, because only failures count. Deletes the count of
 * the account and this network. A try from an unknown network also deletes the account's count over all
 * networks. A try from a known network was never in that count, so it does not reset it for people who guess
 * from other networks.
 */
export const releaseTry = ({ account, address, everywhere, all, isKnown }: Try) =>
  together([
    subtractAddress(address),
    forget(account),
    together(isKnown ? [] : [forget(everywhere)]),
    giveBackPlace(all, TRIES_IN_ALL),
  ]);

/**
 * Subtracts a try whose hash was never computed from its counts. Earlier failures stay, so that many logins at once
 * cannot reset them. This does not end a wait early, because a try is counted only while there is no wait.
 */
export const takeBackTry = ({ account, address, everywhere, all, isKnown, isCounted }: Try) =>
  together([
    subtractAddress(address),
    subtract(account, 1),
    together(isKnown ? [] : [subtract(everywhere, Number(isCounted))]),
    giveBackPlace(all, TRIES_IN_ALL),
  ]);

/**
 * Stores the network of a login if its session was created, and how long it is known. Deletes networks that
 * are no longer known, and the oldest beyond the limit.
 */
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
 * Counts a registration before its hash is computed. Registrations and tries have separate counts. A registration
 * stays counted even if it fails, because it costs a hash and its answer tells whether a name is taken. Returns
 * null if the registration is allowed, or the milliseconds to wait.
 */
export function reserveRegistration(keys: RegistrationKeys, now: number): Unsent<number | null> {
  const reserve = keys.address === null ? registerWithoutAddress : registerWithAddress;
  return together([reserve({ ...keys, now })], ([{ all, waits }]) =>
    all.length === 0 ? (waits[0]?.ms ?? 1000) : null,
  );
}

const registerWithAddress = prepared(() => {
  const hasRoom = sql`not ${isFull(REGISTRATIONS_IN_ALL)}`;
  const isBelowLimit = sql`where ${IS_FORGOTTEN} or ${loginTries.failures} < ${REGISTRATIONS}`;
  const ofAddress = countAddress(REGISTRATION_WINDOW_MS, hasRoom, isBelowLimit);
  return registerStatements([ofAddress], LAST_CHANGED_ONE);
});
const registerWithoutAddress = prepared(() => registerStatements([], sql`true`));

function registerStatements(ofAddress: Unsent<number>[], condition: SQL) {
  const { address, all, now } = KEYS;
  const { key, failures, until, blockedUntil } = loginTries;
  return together({
    ofAddress: together(ofAddress),
    all: countTowards(REGISTRATIONS_IN_ALL, condition),
    waits: build
      .select({
        ms: sql<
          number | null
        >`max(case when ${key} = ${all} then ${blockedUntil} - ${roomOf(REGISTRATIONS_IN_ALL)}
          when ${failures} >= ${REGISTRATIONS} then ${until} else 0 end) - ${now}`,
      })
      .from(loginTries)
      .where(sql`${key} in (${address}, ${all})`),
  });
}

export const takeBackRegistration = ({ address, all }: RegistrationKeys) =>
  together([subtractAddress(address), giveBackPlace(all, REGISTRATIONS_IN_ALL)]);
