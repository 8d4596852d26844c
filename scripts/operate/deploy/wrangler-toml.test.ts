import { beforeAll, expect, test } from 'vitest';
import type { Unstable_Config } from 'wrangler';
import { parseSettings } from '../../../functions/ctx/settings.ts';
import { randomSecrets } from '../../start/secrets.ts';
import { readConfig, targetFrom } from './target.ts';

const ENVS = ['production', 'imports', 'staging', 'staging-imports'] as const;
const configs = {} as Record<(typeof ENVS)[number], Unstable_Config>;
beforeAll(async () => {
  await Promise.all(
    ENVS.map(async (env) => {
      configs[env] = await readConfig(env);
    }),
  );
});

const ENVIRONMENT_NAMES = ['name', 'targetEnvironment'];
/** The fields that name something which the two deployments may not share. */
const RESOURCE = /^(bucket_name|queue|dead_letter_queue|dataset|service|namespace_id)$/u;

/** A configuration with `?` in place of each resource, so that two environments can be compared. */
const withoutNames = (config: Unstable_Config): unknown =>
  JSON.parse(
    JSON.stringify(
      { ...config, ...Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, '?'])) },
      (key, value) => (RESOURCE.test(key) ? '?' : value),
    ),
  );

function resourcesOf(config: Unstable_Config): string[] {
  const names: string[] = [];
  JSON.stringify(config, (key, value) => {
    if (RESOURCE.test(key)) names.push(value);
    return value;
  });
  return names;
}

const ONLY_READERS = ['services', 'ratelimits'];
const ONLY_IMPORTS = ['queues'];

const bindingsOf = (config: Unstable_Config) => ({
  vars: config.vars,
  r2_buckets: config.r2_buckets,
  analytics_engine_datasets: config.analytics_engine_datasets,
  version_metadata: config.version_metadata,
});

test.each([
  ['staging', 'production'],
  ['staging-imports', 'imports'],
] as const)('%s has every binding, value and setting that %s has', (staging, production) => {
  expect(withoutNames(configs[staging])).toEqual(withoutNames(configs[production]));
});

test.each([
  ['imports', 'production'],
  ['staging-imports', 'staging'],
] as const)(
  '%s has the values and bindings of %s, except what only one of them needs',
  (imports, readers) => {
    expect(bindingsOf(configs[imports])).toEqual(bindingsOf(configs[readers]));
    // A new kind of binding must be in both Workers, or in one of the lists of this test.
    const kinds = (config: Unstable_Config): string[] =>
      Object.entries(withoutNames(config) as Record<string, unknown>)
        .filter(([, value]) => JSON.stringify(value).includes('"binding":'))
        .map(([kind]) => kind);
    const own = [...ONLY_READERS, ...ONLY_IMPORTS];
    expect(kinds(configs[imports]).filter((kind) => !own.includes(kind))).toEqual(
      kinds(configs[readers]).filter((kind) => !own.includes(kind)),
    );
  },
);

test.each([
  ['production', 'imports'],
  ['staging', 'staging-imports'],
] as const)(
  '%s forwards the calls of administrators to %s, which has the queue and its timer',
  (readers, imports) => {
    expect(configs[readers].services).toEqual([{ binding: 'ADMIN', service: configs[imports].name }]);
    expect(configs[imports].services ?? []).toEqual([]);
    expect(configs[readers].queues).toEqual({ producers: [], consumers: [] });
    expect(configs[imports].triggers.crons).toHaveLength(1);
    expect(configs[imports].main).toMatch(/imports-worker\.ts$/u);
  },
);

test('staging shares no Worker, bucket, queue, dataset or rate limit with production', () => {
  const own = [...resourcesOf(configs.production), ...resourcesOf(configs.imports)];
  expect(own).toContain('library');
  const others = [...resourcesOf(configs.staging), ...resourcesOf(configs['staging-imports'])];
  expect(others.filter((name) => own.includes(name))).toEqual([]);
  expect(new Set(ENVS.map((env) => configs[env].name)).size).toBe(ENVS.length);
});

test('the Workers of imports run near the database, and the readers’ Workers near their readers', () => {
  expect(ENVS.map((env) => configs[env].placement?.mode)).toEqual(
    ENVS.map((env) => (env.endsWith('imports') ? 'smart' : undefined)),
  );
});

test('no Worker has an address beside the domain of the site', () => {
  for (const { workers_dev, preview_urls } of Object.values(configs))
    expect({ workers_dev, preview_urls }).toEqual({ workers_dev: false, preview_urls: false });
});

test('each version of a site has a cache of its own in front of it, and the Worker of imports has none', () => {
  expect(ENVS.map((env) => configs[env].cache)).toEqual(
    ENVS.map((env) => ({ enabled: !env.endsWith('imports') })),
  );
});

test('the name of a queue of dead letters ends as the consumer expects', () => {
  for (const { queues } of [configs.imports, configs['staging-imports']]) {
    const dead = queues.consumers?.flatMap(({ dead_letter_queue = [] }) => dead_letter_queue) ?? [];
    expect(dead).toHaveLength(1);
    expect(dead.every((name) => name.endsWith('-dead'))).toBe(true);
    expect(queues.consumers?.map(({ queue }) => queue)).toContain(dead[0]);
  }
});

test('the values in wrangler.toml are values that the settings can have', () => {
  for (const { vars } of Object.values(configs))
    expect(() =>
      parseSettings({ ...vars, ...randomSecrets('k'), LIBSQL_URL: 'libsql://a.example' }),
    ).not.toThrow();
});

test('a target has both Workers, the bucket with the letters files and all queues', () => {
  expect(targetFrom('staging', configs.staging, configs['staging-imports'])).toMatchObject({
    env: 'staging',
    readers: { name: 'gematria-explorer-staging', envFlag: '--env=staging', isForReaders: true },
    imports: {
      name: 'gematria-explorer-staging-imports',
      envFlag: '--env=staging-imports',
      isForReaders: false,
    },
    bucket: 'library-staging',
    queues: ['imports-staging', 'imports-staging-dead'],
  });
});

test('a deployment is refused if one of its Workers lacks a value of the other', () => {
  const { production, imports } = configs;
  const closed = { ...production, vars: { ...production.vars, ACCESS_MODE: 'members', ADMIN_USER_IDS: '7' } };
  expect(() => targetFrom('production', closed, imports)).toThrow(
    'the values of production and of imports must be the same, but these differ: ACCESS_MODE, ADMIN_USER_IDS.',
  );
  expect(() => targetFrom('production', production, closed)).toThrow('ACCESS_MODE, ADMIN_USER_IDS');
});
