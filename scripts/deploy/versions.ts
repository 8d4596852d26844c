import { z } from 'zod';

const deploymentList = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);

/** The version that is deployed now, and before it the versions to which rollbacks lead, the oldest first. */
export interface Versions {
  readonly good: readonly string[];
  readonly current: string | null;
}

/**
 * Reads the output of `wrangler deployments list --json`. A version that a rollback has left is not among the good ones.
 */
export function readVersions(json: string): Versions {
  const deployed = deploymentList
    .parse(JSON.parse(json))
    .sort((a, b) => (a.created_on < b.created_on ? -1 : 1))
    .flatMap(({ versions }) => versions.filter(({ percentage }) => percentage === 100))
    .map(({ version_id }) => version_id);
  const good: string[] = [];
  for (const version of deployed) {
    const earlier = good.indexOf(version);
    // A version that is deployed again is a rollback: those after it were bad.
    if (earlier === -1) good.push(version);
    else good.length = earlier + 1;
  }
  return { good, current: good.at(-1) ?? null };
}

/** The good version before the current one; null if there is none. */
export const versionBefore = ({ good }: Versions): string | null => good.at(-2) ?? null;
