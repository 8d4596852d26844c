import { existsSync } from 'node:fs';
import { z } from 'zod';
import { parseSettings } from '../../../functions/ctx/settings.ts';
import { reasonOf } from '../../reasons.ts';
import { type LocalSecrets, randomSecrets } from '../../start/secrets.ts';
import { openDeployment } from '../open-deployment.ts';
import { countWithout, type PepperNeeds } from '../peppers-in-use.ts';
import type { Commands } from './commands.ts';
import { checkDatabase } from './database.ts';
import { type DeployValues, SECRETS } from './deploy-file.ts';
import { changedSecrets, removedPeppers } from './deployed-secrets.ts';
import { isLocal, siteFrom } from './site.ts';
import type { Target } from './target.ts';
import type { Wrangler } from './wrangler.ts';

export const NO_LOGIN = '"loggedIn":false';
const NO_BUCKET = '[code: 10006]';
const NO_QUEUE = 'does not exist';

const loginAnswer = z.object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })) });
const secretList = z.array(z.object({ name: z.string() }));

export interface Plan {
  readonly target: Target;
  readonly commands: Commands;
  readonly wrangler: Wrangler;
  readonly values: DeployValues;
  readonly path: string;
  readonly problems: readonly string[];
  readonly replace: readonly string[];
  /** How many accounts the operator allows to lose a pepper, so that they cannot sign in or not use their recovery codes. */
  readonly lockOut: number;
}

export const WORKERS = ['imports', 'readers'] as const;
type WorkerRole = (typeof WORKERS)[number];

export interface Found {
  readonly hasBucket: boolean;
  readonly queues: ReadonlySet<string>;
  /** The names of the secrets of each Worker. There are none before the first release. */
  readonly secrets: Readonly<Record<WorkerRole, ReadonlySet<string>>>;
  /** New secrets, for those that exist neither in a Worker nor in the private file. */
  readonly made: Partial<LocalSecrets>;
}

/**
 * Checks everything that a release needs, and changes nothing.
 * @throws Error with all problems, a line each.
 */
export async function checkAll(plan: Plan): Promise<Found> {
  const { target, commands, wrangler, values } = plan;
  const problems = [...plan.problems];
  const trying = async <T>(otherwise: T, run: () => T | Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      problems.push(reasonOf(error));
      return otherwise;
    }
  };

  const random = randomSecrets(new Date().toISOString().slice(0, 7));
  const site = await trying(null, () => siteFrom(values));
  const needs = await trying([], async () => {
    const { LIBSQL_URL } = values;
    parseSettings({ ...random, LIBSQL_URL });
    if (site !== null && !isLocal(site) && isLocal(new URL(LIBSQL_URL ?? '')))
      throw new Error('LIBSQL_URL is an address of this machine, which Cloudflare cannot reach.');
    const client = openDeployment(values);
    return checkDatabase(client).finally(() => client.close());
  });
  // The value of a secret that only the deployed Worker has cannot be read, so a random one is checked in its place.
  // SITE_URL and LIBSQL_URL were checked before, so they are not checked here.
  await trying(null, () =>
    parseSettings({ ...target.vars, ...random, ...values, SITE_URL: '', LIBSQL_URL: 'libsql://checked' }),
  );
  const isLoggedIn = await trying(false, () => checkLogin(plan));
  let hasBucket = false;
  const queues = new Set<string>();
  const secrets: Partial<Record<WorkerRole, ReadonlySet<string>>> = {};
  // Without a login at Cloudflare, each of the next checks would only report the missing login again.
  if (isLoggedIn) {
    hasBucket = await trying(
      false,
      async () => (await wrangler.find(commands.findBucket, NO_BUCKET)) !== null,
    );
    for (const queue of target.queues)
      await trying(null, async () => {
        const about = await wrangler.find(commands.findQueue(queue), NO_QUEUE);
        // Cloudflare may answer with a queue whose name only begins with the name of this one.
        if (about?.split('\n').includes(`Queue Name: ${queue}`)) queues.add(queue);
      });
    for (const role of WORKERS)
      await trying(null, async () => {
        const { name } = target[role];
        const list = await wrangler.find(commands.listSecrets(target[role]), `Worker "${name}"`);
        secrets[role] = new Set(secretList.parse(JSON.parse(list ?? '[]')).map((secret) => secret.name));
      });
  }

  const made: Partial<LocalSecrets> = {};
  for (const name of ['AUTH_KEYS', 'PASSWORD_PEPPER'] as const) {
    const lacking = WORKERS.filter((role) => secrets[role]?.has(name) === false);
    if (values[name] !== undefined || lacking.length === 0) continue;
    if (lacking.length === WORKERS.length) made[name] = random[name];
    else
      problems.push(
        `${lacking.map((role) => target[role].name)} has no ${name}, but the other Worker has one: put it into ${plan.path}.`,
      );
  }
  if (Object.keys(made).length > 0 && !existsSync(plan.path))
    problems.push(`Create ${plan.path} first: the release makes secrets and keeps them there.`);
  if (made.PASSWORD_PEPPER !== undefined && needs.length > 0)
    problems.push(
      `There are accounts in the database, but PASSWORD_PEPPER is not in ${plan.path}. With another one no password would be right: put yours there.`,
    );
  problems.push(...(await trying([], () => secretProblems(plan, secrets, needs))));
  if (problems.length > 0)
    throw new Error(
      `Nothing was changed. Please correct this first:\n${problems.map((text) => `- ${text}`).join('\n')}`,
    );
  const { readers = new Set(), imports = new Set() } = secrets;
  return { hasBucket, queues, secrets: { readers, imports }, made };
}

/** What is wrong with the secrets that the release would replace, or would not replace. */
function secretProblems(
  { path, values, replace, lockOut }: Plan,
  secrets: Partial<Found['secrets']>,
  needs: readonly PepperNeeds[],
): string[] {
  const isNew = (name: string): boolean =>
    replace.includes(name) || WORKERS.some((role) => secrets[role]?.has(name) === false);
  const unknown = replace
    .filter((name) => !SECRETS.some((secret) => secret === name && values[secret] !== undefined))
    .map((name) => `--replace ${name}: ${path} has no secret with that name.`);
  const changed = changedSecrets(path, values)
    .filter((name) => !isNew(name))
    .map(
      (name) =>
        `${name} in ${path} is not the one that the Workers have. Add --replace ${name} to give them the new one, or put the old one back.`,
    );
  const pepper = values.PASSWORD_PEPPER;
  const lost =
    pepper !== undefined && isNew('PASSWORD_PEPPER')
      ? lockOutProblems(path, lockOut, needs, removedPeppers(path, pepper))
      : [];
  return [...changed, ...lost, ...unknown];
}

/** Refuses to lock accounts out, unless the operator has named their number. */
function lockOutProblems(
  path: string,
  lockOut: number,
  needs: readonly PepperNeeds[],
  isRemoved: (name: string) => boolean,
): string[] {
  const { signIn, onlyCodes } = countWithout(needs, isRemoved);
  const accounts = signIn + onlyCodes;
  if (accounts === lockOut) return [];
  if (accounts === 0) return [`--lock-out ${lockOut}: every account has its pepper. Leave it out.`];
  const names = needs.flatMap((need) => [...need.signIn, ...need.codes]).filter(isRemoved);
  const peppers = Array.from(new Set(names))
    .sort()
    .map((name) => `the pepper ${name === '' ? 'without a name' : `“${name}”`}`);
  const losses = [
    signIn === 1 ? '1 account cannot sign in' : `${signIn} accounts cannot sign in`,
    onlyCodes === 1
      ? '1 account loses only its recovery codes'
      : `${onlyCodes} accounts lose only their recovery codes`,
  ].filter((loss) => !loss.startsWith('0 '));
  return [
    `PASSWORD_PEPPER in ${path} lacks ${peppers.join(' and ')}. Then ${losses.join(', ')}. Add the old value after the new one. If it is lost, add --lock-out ${accounts}.`,
  ];
}

/** @throws Error if nobody is logged in, or if wrangler could not know which account is meant. */
export async function checkLogin({ commands, wrangler, values }: Plan): Promise<true> {
  const answer = await wrangler.find(commands.login, NO_LOGIN);
  if (answer === null) throw new Error('You are not logged in to Cloudflare. Run npx wrangler login.');
  const { accounts } = loginAnswer.parse(JSON.parse(answer));
  if (accounts.length > 1 && values.CLOUDFLARE_ACCOUNT_ID === undefined)
    throw new Error(
      `Your login has several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    );
  return true;
}
