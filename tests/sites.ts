import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { LocalStack } from '../scripts/start/local-stack.ts';
import { copyDir, forgetTries, prepareLibrary, startCopiedStack } from './stack.ts';

/** The facts about a running stack that a process needs which did not start it. */
export type Site = Pick<LocalStack, 'url' | 'database'> & { dataDir: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sites, one for each test worker. No other worker uses the accounts and limits of a site. */
    sites: readonly Site[];
  }
}

/**
 * Starts a site for each worker of the project, over its own copy of the library. Returns a function that stops
 * them.
 */
export async function startSites(project: TestProject): Promise<() => Promise<void>> {
  await prepareLibrary();
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

/** Gives the site of the test worker that runs the calling file, after deleting all its counts of login tries. */
export async function ownSite(): Promise<Site> {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (site === undefined) throw new Error('This worker has no site.');
  await forgetTries(site);
  return site;
}
