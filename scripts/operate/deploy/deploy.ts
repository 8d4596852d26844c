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
import { type DeployOptions, PRODUCTION, readOptions } from './options.ts';
import { withOwnNames } from './own-names.ts';
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
 * @throws Error that says which settings are wrong, before anything is changed, or which step failed, and what to do next.
 * The next release completes one that failed or was killed.
 */
export async function deploy(args: readonly string[], replacements: Replacements = {}): Promise<boolean> {
  const options = readOptions(args);
  try {
    return await run(options, replacements);
  } catch (error) {
    if (error instanceof NothingToRepeat) throw error;
    const command = commandFor(options.isRollback ? 'npm run rollback' : 'npm run deploy', options.env);
    const completes = error instanceof StepFailed ? ' It completes what has begun.' : '';
    throw new Error(`${reasonOf(error)}\nCorrect this, then run ${command} again.${completes}`);
  }
}

/** A failure after which something may have been changed. */
class StepFailed extends Error {}

/** A failure that the same command would meet again. Its text has the next step. */
class NothingToRepeat extends Error {}

const commandFor = (command: `npm run ${string}`, env: string): string =>
  `${command}${env === PRODUCTION ? '' : ` -- --env ${env}`}`;

async function run(options: DeployOptions, replacements: Replacements): Promise<boolean> {
  const { env = process.env, print = console.log, filling, patienceMs = PATIENCE_MS } = replacements;
  const inToml = await (replacements.target ?? readTarget)(options.env);
  const {
    path,
    values,
    problems: inFile,
  } = readDeployFile(resolve(ROOT, env.DEPLOY_DIR || '.deploy'), options.env, env);
  const { target, problems: inNames } = withOwnNames(inToml, values);
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN } = values;
  const plan: Plan = {
    target,
    commands: commandsFor(target),
    wrangler: wranglerOf(
      replacements.wrangler ?? wranglerProcess({ ...env, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN }),
    ),
    values,
    path,
    problems: [...inFile, ...inNames],
    replace: options.replace,
    lockOut: options.lockOut,
  };
  if (options.dryRun) {
    for (const line of dryRunLines(plan, options)) print(line);
    return true;
  }
  closeToOthers(path);
  const smoke = { patienceMs, print };
  if (options.isRollback) {
    return rollBack(plan, smoke);
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
      const result = isDone
        ? undefined
        : await run(database).catch((error: unknown) => stepFailed(title, error));
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
    print(
      works
        ? 'The release is complete.'
        : `The smoke test FAILED. Correct what it names, then run ${commandFor('npm run deploy', target.env)} again.`,
    );
    print(
      versions.length < 2
        ? 'There is no earlier version to return to.'
        : `To return to the version before this one: ${commandFor('npm run rollback', target.env)}`,
    );
    return works;
  } finally {
    database.close();
  }
}

/** @throws Error always: it has the reason and the step. */
function stepFailed(title: string, error: unknown): never {
  throw new StepFailed(`${reasonOf(error)}\nThis step failed: ${title}.`);
}

const deployments = async ({ wrangler, commands }: Plan, worker: WorkerTarget): Promise<Deployed[]> =>
  readDeployments(await wrangler.run(commands.listDeployments(worker)));

/**
 * Deploys the version of the readers' Worker before the current one again, and the version that the Worker of imports
 * had then. The Worker of imports is first, as in a release. A rollback that failed in between is completed by the next
 * one.
 * @returns true if the site works afterwards.
 * @throws Error if there is no earlier version, before anything is changed; or an Error that names the Worker whose
 *   earlier version has replaced secrets.
 */
async function rollBack(
  plan: Plan,
  smoke: { patienceMs: number; print: (line: string) => void },
): Promise<boolean> {
  const { print } = smoke;
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
    throw new NothingToRepeat(
      `${target[before === undefined ? 'readers' : 'imports'].name} has no version before ${current ?? 'the first one'} among its last deployments. Nothing was changed. Check an older version of the code out, then npm ci and ${commandFor('npm run deploy', target.env)}.`,
    );
  const redeploy = async (worker: WorkerTarget, version: string, from: string | undefined): Promise<void> => {
    if (version === from) return;
    print(`Returning ${worker.name} from ${from} to ${version}`);
    const answer = await wrangler
      .find(commands.redeploy(worker, version), SECRETS_CHANGED)
      .catch((error: unknown) => stepFailed(`Returning ${worker.name}`, error));
    if (answer === null)
      throw new NothingToRepeat(
        `${worker.name} was not changed: secrets have been replaced since that version, and it has the old ones. Deploy the old code with the present secrets: check it out, then npm ci and ${commandFor('npm run deploy', target.env)}.`,
      );
  };
  await redeploy(target.imports, imports, ofImports.at(-1)?.version);
  await redeploy(target.readers, before.version, current);
  print(`Smoke test of ${site.origin}`);
  const works = await smokeTest(site.origin, { ...smoke, version: before.version });
  if (!works)
    print(
      `The smoke test FAILED. If it names something outside the code, correct that. To go back one more version: ${commandFor('npm run rollback', target.env)}. To release the code that is checked out: ${commandFor('npm run deploy', target.env)}.`,
    );
  return works;
}
