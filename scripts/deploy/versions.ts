import { z } from 'zod';

const deploymentList = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);

/** The versions that were deployed, the oldest first, and the one that is deployed now. */
export interface Versions {
  readonly all: readonly string[];
  readonly current: string | null;
}

/** Reads the output of `wrangler deployments list --json`. */
export function readVersions(json: string): Versions {
  const deployed = deploymentList
    .parse(JSON.parse(json))
    .sort((a, b) => (a.created_on < b.created_on ? -1 : 1))
    .flatMap(({ versions }) => versions.filter(({ percentage }) => percentage === 100))
    .map(({ version_id }) => version_id);
  return { all: [...new Set(deployed)], current: deployed.at(-1) ?? null };
}

/**
 * The version that was deployed before the current one; null if none was. A rollback deploys an old version again. So the
 * version before it counts, not the deployment before it, which has the bad version.
 */
export function versionBefore({ all, current }: Versions): string | null {
  const place = current === null ? -1 : all.indexOf(current);
  return all[place - 1] ?? null;
}
