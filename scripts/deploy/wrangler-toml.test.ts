import { beforeAll, expect, test } from 'vitest';
import type { Unstable_Config } from 'wrangler';
import { parseSettings } from '../../functions/settings.ts';
import { randomSecrets } from '../secrets.ts';
import { readConfig, readTarget } from './target.ts';

let production: Unstable_Config;
let staging: Unstable_Config;
beforeAll(async () => {
  [production, staging] = await Promise.all([readConfig('production'), readConfig('staging')]);
}, 60_000);

/** What only names an environment. */
const OWN = ['name', 'targetEnvironment'];
/** The fields that name something which the two environments may not share. */
const RESOURCE = /^(bucket_name|queue|dead_letter_queue|dataset|namespace_id)$/u;

/** A configuration with `?` in place of each resource, so that two environments can be compared. */
const withoutNames = (config: Unstable_Config): unknown =>
  JSON.parse(
    JSON.stringify({ ...config, ...Object.fromEntries(OWN.map((name) => [name, '?'])) }, (key, value) =>
      RESOURCE.test(key) ? '?' : value,
    ),
  );

/** The names of all resources of a configuration. */
function resourcesOf(config: Unstable_Config): string[] {
  const names: string[] = [];
  JSON.stringify(config, (key, value) => {
    if (RESOURCE.test(key)) names.push(value);
    return value;
  });
  return names;
}

test('staging has every binding, value and setting that production has', () => {
  expect(withoutNames(staging)).toEqual(withoutNames(production));
});

test('staging shares no bucket, queue, dataset or rate limit with production', () => {
  expect(resourcesOf(production)).toContain('library');
  expect(resourcesOf(staging).filter((name) => resourcesOf(production).includes(name))).toEqual([]);
  expect(staging.name).not.toBe(production.name);
});

test('no site has an address beside its own domain', () => {
  for (const { workers_dev, preview_urls } of [production, staging])
    expect({ workers_dev, preview_urls }).toEqual({ workers_dev: false, preview_urls: false });
});

test('each version of a site has a cache of its own in front of it', () => {
  for (const { cache } of [production, staging]) expect(cache).toEqual({ enabled: true });
});

test('the name of a queue of dead letters ends as the consumer expects', () => {
  for (const { queues } of [production, staging]) {
    const dead = queues.consumers?.flatMap(({ dead_letter_queue = [] }) => dead_letter_queue) ?? [];
    expect(dead).toHaveLength(1);
    expect(dead.every((name) => name.endsWith('-dead'))).toBe(true);
    expect(queues.consumers?.map(({ queue }) => queue)).toContain(dead[0]);
  }
});

test('the values in wrangler.toml are values that the settings can have', () => {
  for (const { vars } of [production, staging])
    expect(() =>
      parseSettings({ ...vars, ...randomSecrets('k'), LIBSQL_URL: 'libsql://a.example' }),
    ).not.toThrow();
});

test('a target has the bucket with the letters files and all queues', async () => {
  expect(await readTarget('staging')).toMatchObject({
    env: 'staging',
    envFlag: '--env=staging',
    worker: 'gematria-explorer-staging',
    bucket: 'library-staging',
    queues: ['imports-staging', 'imports-staging-dead'],
  });
}, 60_000);
