import { type ExecFileException, execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Unstable_Config } from 'wrangler';
import { ROOT } from '../../settings.ts';
import { PRODUCTION } from './options.ts';

export async function readConfig(env: string): Promise<Unstable_Config> {
  const script = join(ROOT, 'scripts/operate/deploy/print-config.ts');
  const args = env === PRODUCTION ? [script] : [script, env];
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as Unstable_Config;
  } catch (error) {
    const { message, stderr = '' } = error as ExecFileException;
    throw new Error(String(stderr).trim() || message);
  }
}

const importsEnvOf = (env: string): string => (env === PRODUCTION ? 'imports' : `${env}-imports`);

/**
 * Reads a deployment from wrangler.toml: the environment of its readers' Worker and that of its Worker of imports.
 * @throws Error that names the known environments, if it has no such environment; or each value that the two Workers do
 *   not share.
 */
export async function readTarget(env: string) {
  // One after another, so that an error names the environment of the command line.
  const readers = await readConfig(env);
  return targetFrom(env, readers, await readConfig(importsEnvOf(env)));
}

export function targetFrom(env: string, readers: Unstable_Config, imports: Unstable_Config) {
  const importsEnv = importsEnvOf(env);
  // An environment inherits no values. If only one Worker had ADMIN_USER_IDS, the other would know other
  // administrators.
  const differing = Object.keys({ ...readers.vars, ...imports.vars }).filter(
    (name) => readers.vars[name] !== imports.vars[name],
  );
  if (differing.length > 0)
    throw new Error(
      `In wrangler.toml, the values of ${env} and of ${importsEnv} must be the same, but these differ: ${differing.join(', ')}.`,
    );
  const bucket = readers.r2_buckets.find(({ binding }) => binding === 'LIBRARY')?.bucket_name;
  if (readers.name === undefined || imports.name === undefined || bucket === undefined)
    throw new Error(`wrangler.toml has no name or no bucket LIBRARY for ${env}.`);
  const named = [
    ...(imports.queues.producers ?? []).map(({ queue }) => queue),
    ...(imports.queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ];
  return {
    env,
    // With the flag `--env`, a command of wrangler names the Worker.
    readers: { name: readers.name, envFlag: `--env=${env === PRODUCTION ? '' : env}`, isForReaders: true },
    imports: { name: imports.name, envFlag: `--env=${importsEnv}`, isForReaders: false },
    bucket,
    rateLimit: readers.ratelimits?.find(({ name }) => name === 'SIGN_INS')?.namespace_id,
    /** The configuration that wrangler reads in place of wrangler.toml. */
    config: null as string | null,
    // The queues of dead letters (messages that a queue has given up) are among them.
    queues: [...new Set(named.filter((queue) => queue !== undefined))],
    vars: readers.vars as Record<string, string>,
  };
}

export type Target = ReturnType<typeof targetFrom>;

export type WorkerTarget = Target['readers'];
