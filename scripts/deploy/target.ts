import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Unstable_Config } from 'wrangler';
import { ROOT } from '../settings.ts';
import { PRODUCTION } from './options.ts';

/** What wrangler.toml says about one environment. */
export interface Target {
  /** `production` or `staging`. */
  readonly env: string;
  /** The flag with which wrangler's commands mean this environment. An empty one means production. */
  readonly envFlag: string;
  readonly worker: string;
  /** The bucket with the letters files. */
  readonly bucket: string;
  /** All queues, the dead letter queues too. */
  readonly queues: readonly string[];
  /** The plain values of the Worker's settings. */
  readonly vars: Readonly<Record<string, string>>;
}

/** The configuration of an environment, as wrangler reads it. */
export function readConfig(env: string): Promise<Unstable_Config> {
  const script = join(ROOT, 'scripts/deploy/print-config.ts');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...(env === PRODUCTION ? [] : [env])], (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout) as Unstable_Config);
      else reject(new Error(stderr.trim() || error.message));
    });
  });
}

/**
 * Reads an environment from wrangler.toml.
 * @throws Error that names the known environments, if it has no such environment.
 */
export async function readTarget(env: string): Promise<Target> {
  const { name, r2_buckets, queues, vars } = await readConfig(env);
  const bucket = r2_buckets.find(({ binding }) => binding === 'LIBRARY')?.bucket_name;
  if (name === undefined || bucket === undefined)
    throw new Error(`wrangler.toml has no name or no bucket LIBRARY for ${env}.`);
  const named = [
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ];
  return {
    env,
    envFlag: `--env=${env === PRODUCTION ? '' : env}`,
    worker: name,
    bucket,
    queues: [...new Set(named.filter((queue) => queue !== undefined))],
    vars: vars as Record<string, string>,
  };
}
