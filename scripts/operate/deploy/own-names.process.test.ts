import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { logOf } from '../../../tests/support/deploy-outcome.ts';
import { deploymentsOfEachTest } from '../../../tests/support/deployment.ts';
import { ROOT } from '../../settings.ts';

const deployment = deploymentsOfEachTest();
const CONFIG = join(ROOT, 'wrangler.own-names.toml');
afterEach(() => rmSync(CONFIG, { force: true }));

const read = (env?: string) => unstable_readConfig({ config: CONFIG, env }, { hideWarnings: true });

test('a deployment can have other names of bucket and queue, and another id of the rate limit', async () => {
  const made = await deployment({ isEmpty: true });
  Object.assign(made.values, {
    BUCKET_NAME: 'bible-files',
    QUEUE_NAME: 'bible-imports',
    RATE_LIMIT_ID: '77',
  });
  await made.deploy();
  expect(made.wrangler.account.read()).toMatchObject({
    buckets: ['bible-files'],
    queues: ['bible-imports', 'bible-imports-dead'],
  });
  const log = logOf(made);
  expect(log.filter((line) => /(?<![-\w=])(?:library|imports)\b/u.test(line))).toEqual([]);
  for (const line of log.filter((each) => each.includes('--env=')))
    expect(line).toContain('--config wrangler.own-names.toml');
  for (const [env, config] of [
    [undefined, read()],
    ['imports', read('imports')],
  ] as const) {
    expect(config.r2_buckets).toMatchObject([{ binding: 'LIBRARY', bucket_name: 'bible-files' }]);
    if (env === undefined)
      expect(config.ratelimits).toMatchObject([{ name: 'SIGN_INS', namespace_id: '77' }]);
    else
      expect(config.queues).toMatchObject({
        producers: [{ queue: 'bible-imports' }],
        consumers: [
          { queue: 'bible-imports', dead_letter_queue: 'bible-imports-dead' },
          { queue: 'bible-imports-dead' },
        ],
      });
  }
  // The other deployment keeps its names.
  expect(read('staging').r2_buckets).toMatchObject([{ bucket_name: 'library-staging' }]);
  expect(read('staging').ratelimits).toMatchObject([{ namespace_id: '613002' }]);
  expect(read('staging-imports').queues.producers).toMatchObject([{ queue: 'imports-staging' }]);
});

test('a name that Cloudflare would refuse is reported with the other problems, and nothing is changed', async () => {
  const made = await deployment({ isEmpty: true });
  Object.assign(made.values, {
    BUCKET_NAME: 'Bible Files',
    QUEUE_NAME: 'x'.repeat(59),
    RATE_LIMIT_ID: 'one',
  });
  const error = await made.deploy().catch((reason: Error) => reason.message);
  for (const name of ['BUCKET_NAME must be', 'QUEUE_NAME must be', 'RATE_LIMIT_ID must be'])
    expect(error).toContain(`- ${name}`);
  expect(made.wrangler.account.read()).toMatchObject({ buckets: [], queues: [] });
});
