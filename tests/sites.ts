import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { LocalStack } from '../scripts/local-stack.ts';
import { copyDir, forgetTries, startCopiedStack, startStack } from './stack.ts';

/** A running stack, as a process that did not start it needs it. */
export type Site = Pick<LocalStack, 'url' | 'database'> & { dataDir: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** A site for each worker, whose accounts and limits no other worker touches. */
    sites: readonly Site[];
  }
}

/** Starts a site for each worker of the project, over its own copy of the library. Returns what stops them. */
export async function startSites(project: TestProject): Promise<() => Promise<void>> {
  // Imports the library if the code that makes it has changed, and leaves it complete on the disk.
  await (await startStack()).close();
  const stacks: LocalStack[] = [];
  const sites: Site[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
    const name = `${project.name}-${worker}`;
    const stack = await startCopiedStack(name);
    stacks.push(stack);
    sites.push({ url: stack.url, database: stack.database, dataDir: copyDir(name) });
  }
  project.provide('sites', sites);
  return async () => {
    for (const stack of stacks) await stack.close();
  };
}

/** The site of the worker that runs the calling file, with all limits on tries cleared. */
export async function ownSite(): Promise<Site> {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (site === undefined) throw new Error('This worker has no site.');
  await forgetTries(site);
  return site;
}
