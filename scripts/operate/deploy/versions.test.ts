import { expect, test } from 'vitest';
import { goodVersions, readDeployments, versionAt } from './versions.ts';

const deployed = (...versions: string[]): string =>
  JSON.stringify(
    versions
      .map((version, index) => ({
        id: `deployment ${index}`,
        created_on: `2026-11-23T10:0${index}:00.000Z`,
        versions: [{ version_id: version, percentage: 100 }],
      }))
      .reverse(),
  );

test.each([
  [['a'], 'a', null],
  [['a', 'b'], 'b', 'a'],
  [['a', 'b', 'c'], 'c', 'b'],
  // A version that a rollback has left does not count any more.
  [['a', 'b', 'a'], 'a', null],
  [['a', 'b', 'c', 'b'], 'b', 'a'],
  [['a', 'b', 'a', 'c'], 'c', 'a'],
  [['a', 'b', 'c', 'a', 'd'], 'd', 'a'],
])('of the deployments %j, %s is current and %s was before it', (versions, current, before) => {
  const good = goodVersions(readDeployments(deployed(...versions))).map(({ version }) => version);
  expect(good.at(-1)).toBe(current);
  expect(good.at(-2) ?? null).toBe(before);
});

test('a deployment of a version that only some readers got does not count', () => {
  const [whole] = JSON.parse(deployed('a')) as unknown[];
  const parts = ['a', 'b'].map((version_id) => ({ version_id, percentage: 50 }));
  const both = JSON.stringify([whole, { created_on: '2026-11-23T11:00:00.000Z', versions: parts }]);
  expect(readDeployments(both).map(({ version }) => version)).toEqual(['a']);
});

test('a Worker without deployments has no version', () => {
  expect(goodVersions(readDeployments('[]'))).toEqual([]);
});

test('versionAt finds the version of a Worker that was deployed at a moment, and none before the first deployment', () => {
  const deployments = readDeployments(deployed('a', 'b', 'a'));
  const at = (minute: string) => versionAt(deployments, `2026-11-23T${minute}:30.000Z`);
  expect(['09:59', '10:00', '10:01', '10:02', '10:09'].map(at)).toEqual([null, 'a', 'b', 'a', 'a']);
});
