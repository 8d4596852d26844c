import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../settings.ts';
import type { DeployValues } from './deploy-file.ts';
import type { Target } from './target.ts';

/** The configuration of a deployment with names of its own. Each command makes it anew from wrangler.toml. */
const CONFIG = 'wrangler.own-names.toml';

/** The settings, the lines of wrangler.toml whose value each replaces, and what Cloudflare accepts as such a name. */
const NAMES = [
  {
    name: 'BUCKET_NAME',
    own: (env: DeployValues) => env.BUCKET_NAME,
    line: 'bucket_name',
    form: /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/u,
    rule: '3 to 63 small letters, digits and hyphens',
    present: ({ bucket }: Target) => bucket,
  },
  {
    name: 'QUEUE_NAME',
    own: (env: DeployValues) => env.QUEUE_NAME,
    line: '(?:queue|dead_letter_queue)',
    // The queue of the messages that were given up has this name and `-dead`.
    form: /^[a-z\d](?:[a-z\d-]{0,56}[a-z\d])?$/u,
    rule: 'at most 58 small letters, digits and hyphens',
    present: ({ queues }: Target) => queues[0],
  },
  {
    name: 'RATE_LIMIT_ID',
    own: (env: DeployValues) => env.RATE_LIMIT_ID,
    line: 'namespace_id',
    form: /^[1-9]\d{0,9}$/u,
    rule: 'a whole number above 0',
    present: ({ rateLimit }: Target) => rateLimit,
  },
] as const;

/**
 * Gives a deployment the names of its settings in place of those in wrangler.toml, which an account may have for something
 * else. If there are such settings, it writes a configuration with these names, which the commands of wrangler take.
 * @returns the deployment, and a problem for each setting that cannot be such a name.
 */
export function withOwnNames(target: Target, env: DeployValues): { target: Target; problems: string[] } {
  const set = NAMES.flatMap((each) => {
    const own = each.own(env);
    return own === undefined ? [] : [{ ...each, own }];
  });
  const problems = set
    .filter(({ form, own }) => !form.test(own))
    .map(({ name, own, rule }) => `${name} must be ${rule}, not "${own}".`);
  if (set.length === 0 || problems.length > 0) return { target, problems };
  let text = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  for (const { line, own, present } of set)
    text = text.replaceAll(new RegExp(`^(${line} = ")${present(target)}((?:-dead)?")$`, 'gmu'), `$1${own}$2`);
  writeFileSync(join(ROOT, CONFIG), text);
  const bucket = env.BUCKET_NAME ?? target.bucket;
  const queues = env.QUEUE_NAME === undefined ? target.queues : [env.QUEUE_NAME, `${env.QUEUE_NAME}-dead`];
  return { target: { ...target, bucket, queues, config: CONFIG }, problems };
}
