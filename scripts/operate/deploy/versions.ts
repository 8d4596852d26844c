import { z } from 'zod';

const deploymentList = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);

/** Reads the output of `wrangler deployments list --json`. The oldest deployment is first. */
export const readDeployments = (json: string): { version: string; at: string }[] =>
  deploymentList
    .parse(JSON.parse(json))
    .sort((a, b) => (a.created_on < b.created_on ? -1 : 1))
    .flatMap(({ created_on, versions }) =>
      versions
        .filter(({ percentage }) => percentage === 100)
        .map(({ version_id }) => ({ version: version_id, at: created_on })),
    );

/** A version, and when it was deployed last. */
export type Deployed = ReturnType<typeof readDeployments>[number];

/**
 * The versions to which rollbacks lead, the oldest first, and at last the version that is deployed now. A version that
 * a rollback has left is not among them.
 */
export function goodVersions(deployments: readonly Deployed[]): Deployed[] {
  const good: Deployed[] = [];
  for (const deployed of deployments) {
    const earlier = good.findIndex(({ version }) => version === deployed.version);
    if (earlier !== -1) good.length = earlier;
    good.push(deployed);
  }
  return good;
}

export const versionAt = (deployments: readonly Deployed[], moment: string): string | null =>
  deployments.findLast(({ at }) => at <= moment)?.version ?? null;
