import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { users } from '../../db/schema/index.ts';
import { usernameKey } from '../../functions/accounts/username.ts';
import type { Filling } from '../fill-library.ts';
import { openDeployment } from '../open-deployment.ts';
import { closeToOthers } from '../private-files.ts';
import { reasonOf } from '../reasons.ts';
import { ROOT } from '../settings.ts';
import { checkAll, checkLogin, type Plan } from './checks.ts';
import { commandsFor } from './commands.ts';
import { readDeployFile, secretsFileOf } from './deploy-file.ts';
import { dryRunLines } from './dry-run.ts';
import { PRODUCTION, readOptions } from './options.ts';
import { siteFrom } from './site.ts';
import { removeSmokeAccounts } from './smoke-account.ts';
import { smokeTest } from './smoke-test.ts';
import { stepsOf } from './steps.ts';
import { readTarget } from './target.ts';
import { readVersions, type Versions, versionBefore } from './versions.ts';
import { wranglerOf } from './wrangler.ts';

/** How long a new version may take until it answers, in milliseconds. The certificate of a new domain takes minutes. */
const PATIENCE_MS = 600_000;

/** What wrangler says if an old version has secrets that were replaced later. */
const SECRETS_CHANGED = '[code: 10220]';

/** What tests replace. */
export interface World {
  env?: NodeJS.ProcessEnv;
  print?: (line: string) => void;
  target?: typeof readTarget;
  filling?: Filling;
  patienceMs?: number;
}

/**
 * Does what the command line asks for: a release, a rollback, or a dry run of one of them.
 * @returns true if the site works afterwards.
 * @throws Error that says which settings are wrong, before anything is changed, or which step failed. The next release
 *   completes one that failed or was killed.
 */
export async function deploy(args: readonly string[], world: World = {}): Promise<boolean> {
  const { env = process.env, print = console.log, filling, patienceMs = PATIENCE_MS } = world;
  const options = readOptions(args);
  const target = await (world.target ?? readTarget)(options.env);
  const { path, values, problems } = readDeployFile(
    resolve(ROOT, env.DEPLOY_DIR || '.deploy'),
    options.env,
    env,
  );
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN } = values;
  const plan: Plan = {
    target,
    commands: commandsFor(target),
    wrangler: wranglerOf({ ...env, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN }),
    values,
    path,
    problems,
    replace: options.replace,
  };
  if (options.dryRun) {
    for (const line of dryRunLines(plan, options)) print(line);
    return true;
  }
  closeToOthers(path);
  const smoke = { patienceMs, print };
  if (options.isRollback) {
    const version = await rollBack(plan, print);
    return smokeTest(siteFrom(values).origin, { ...smoke, version });
  }

  print(`Checking the settings, the database and the account for ${target.env} …`);
  const found = await checkAll(plan);
  // A release that was killed may have left it.
  rmSync(secretsFileOf(path), { force: true });
  const site = siteFrom(values);
  const database = openDeployment(values);
  try {
    const steps = stepsOf(plan, found, filling);
    for (const [index, { title, isDone, run }] of steps.entries()) {
      print(`${index + 1}/${steps.length} ${title}${isDone ? ': done already' : ''}`);
      const result = isDone ? undefined : await run(database);
      if (result !== undefined) print(`    ${result}`);
    }
    const versions = await deployedVersions(plan);
    print(`Smoke test of ${site.origin}`);
    const works = await smokeTest(site.origin, {
      ...smoke,
      version: versions.current ?? '',
      async hasAccount(name) {
        const query = build
          .select({ id: users.id })
          .from(users)
          .where(eq(users.usernameKey, usernameKey(name)));
        return (await sendBatch(database, 'read', [query]))[0].length > 0;
      },
    }).finally(() =>
      removeSmokeAccounts(database).catch((error: unknown) =>
        print(`An account of the smoke test may be left; the next release removes it: ${reasonOf(error)}`),
      ),
    );
    const forEnv = target.env === PRODUCTION ? '' : ` -- --env ${target.env}`;
    if (works) print(`To store every chapter before readers ask for it: npm run warm${forEnv}`);
    print(works ? 'The release is complete.' : 'The smoke test FAILED.');
    print(
      versionBefore(versions) === null
        ? 'There is no earlier version to return to.'
        : `To return to the version before this one: npm run rollback${forEnv}`,
    );
    return works;
  } finally {
    database.close();
  }
}

const deployedVersions = async ({ wrangler, commands }: Plan): Promise<Versions> =>
  readVersions(await wrangler.run(commands.listDeployments));

/**
 * Deploys the version before the current one again.
 * @returns its id.
 * @throws Error if there is none, or if it has old secrets. Then nothing was changed.
 */
async function rollBack(plan: Plan, print: (line: string) => void): Promise<string> {
  const { target, commands, wrangler, values, problems } = plan;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = siteFrom(values);
  await checkLogin(plan);
  const versions = await deployedVersions(plan);
  const version = versionBefore(versions);
  if (version === null)
    throw new Error(
      `${target.worker} has no version before ${versions.current ?? 'the first one'} among its last deployments.`,
    );
  print(`Returning ${target.worker} from ${versions.current} to ${version}`);
  if ((await wrangler.find(commands.redeploy(version), SECRETS_CHANGED)) === null)
    throw new Error(
      'Nothing was changed: secrets have been replaced since that version, and it has the old ones. Deploy the old code with the present secrets: check it out, then npm ci and npm run deploy.',
    );
  print(`Smoke test of ${site.origin}`);
  return version;
}
