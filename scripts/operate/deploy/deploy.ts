import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { users } from '../../../db/schema/index.ts';
import { usernameKey } from '../../../functions/accounts/username.ts';
import { reasonOf } from '../../reasons.ts';
import { ROOT } from '../../settings.ts';
import type { Filling } from '../../start/fill-library.ts';
import { closeToOthers } from '../../start/private-files.ts';
import { openDeployment } from '../open-deployment.ts';
import { checkAll, checkLogin, type Plan } from './checks.ts';
import { commandsFor } from './commands.ts';
import { readDeployFile, secretsFileOf } from './deploy-file.ts';
import { dryRunLines } from './dry-run.ts';
import { PRODUCTION, readOptions } from './options.ts';
import { siteFrom } from './site.ts';
import { removeSmokeAccounts } from './smoke-account.ts';
import { smokeTest } from './smoke-test.ts';
import { stepsOf } from './steps.ts';
import { readTarget, type WorkerTarget } from './target.ts';
import { type Deployed, goodVersions, readDeployments, versionAt } from './versions.ts';
import { type StartWrangler, wranglerOf, wranglerProcess } from './wrangler.ts';

/** How long a new version may take until it answers, in milliseconds. The certificate of a new domain takes minutes. */
const PATIENCE_MS = 600_000;

const SECRETS_CHANGED = '[code: 10220]';

export interface Replacements {
  env?: NodeJS.ProcessEnv;
  print?: (line: string) => void;
  target?: typeof readTarget;
  wrangler?: StartWrangler;
  filling?: Filling;
  patienceMs?: number;
}

/**
 * Runs the command line: a release, a rollback, or a dry run of one of them.
 * @returns true if the site works afterwards.
 * @throws Error that says which settings are wrong, before anything is changed, or which step failed. The next release
 * completes one that failed or was killed.
 */
export async function deploy(args: readonly string[], replacements: Replacements = {}): Promise<boolean> {
  const { env = process.env, print = console.log, filling, patienceMs = PATIENCE_MS } = replacements;
  const options = readOptions(args);
  const target = await (replacements.target ?? readTarget)(options.env);
  const { path, values, problems } = readDeployFile(
    resolve(ROOT, env.DEPLOY_DIR || '.deploy'),
    options.env,
    env,
  );
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN } = values;
  const plan: Plan = {
    target,
    commands: commandsFor(target),
    wrangler: wranglerOf(
      replacements.wrangler ?? wranglerProcess({ ...env, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN }),
    ),
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
  // A release that was killed may have left its file of secrets.
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
    const versions = goodVersions(await deployments(plan, target.readers));
    print(`Smoke test of ${site.origin}`);
    const works = await smokeTest(site.origin, {
      ...smoke,
      version: versions.at(-1)?.version ?? '',
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
      versions.length < 2
        ? 'There is no earlier version to return to.'
        : `To return to the version before this one: npm run rollback${forEnv}`,
    );
    return works;
  } finally {
    database.close();
  }
}

const deployments = async ({ wrangler, commands }: Plan, worker: WorkerTarget): Promise<Deployed[]> =>
  readDeployments(await wrangler.run(commands.listDeployments(worker)));

/**
 * Deploys the version of the readers' Worker before the current one again, and the version that the Worker of imports
 * had then. The Worker of imports is first, as in a release. A rollback that failed in between is completed by the next
 * one.
 * @returns the id of the readers' version.
 * @throws Error if there is no earlier version, before anything is changed; or an Error that names the Worker whose
 *   earlier version has replaced secrets.
 */
async function rollBack(plan: Plan, print: (line: string) => void): Promise<string> {
  const { target, commands, wrangler, values, problems } = plan;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = siteFrom(values);
  await checkLogin(plan);
  const readers = goodVersions(await deployments(plan, target.readers));
  const before = readers.at(-2);
  const current = readers.at(-1)?.version;
  const ofImports = await deployments(plan, target.imports);
  const imports = before === undefined ? null : versionAt(ofImports, before.at);
  if (before === undefined || imports === null)
    throw new Error(
      `${target[before === undefined ? 'readers' : 'imports'].name} has no version before ${current ?? 'the first one'} among its last deployments.`,
    );
  const redeploy = async (worker: WorkerTarget, version: string, from: string | undefined): Promise<void> => {
    if (version === from) return;
    print(`Returning ${worker.name} from ${from} to ${version}`);
    if ((await wrangler.find(commands.redeploy(worker, version), SECRETS_CHANGED)) === null)
      throw new Error(
        `${worker.name} was not changed: secrets have been replaced since that version, and it has the old ones. Deploy the old code with the present secrets: check it out, then npm ci and npm run deploy.`,
      );
  };
  await redeploy(target.imports, imports, ofImports.at(-1)?.version);
  await redeploy(target.readers, before.version, current);
  print(`Smoke test of ${site.origin}`);
  return before.version;
}
