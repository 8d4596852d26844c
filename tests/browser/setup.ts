import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';
import type { LocalStack } from '../../scripts/local-stack.ts';
import { startCopiedStack, startStack } from '../stack.ts';

/** A running stack, as one that asks it from another process needs it. */
export type Site = Pick<LocalStack, 'url' | 'database'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** A site for each worker, whose accounts and limits no other worker touches. */
    sites: readonly Site[];
  }
}

/** Starts the site of each worker, once for all files; gives what ends them. */
export default async function startSites(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findChromium() === null) return undefined;
  // Imports the library if the code that makes it has changed, and leaves it whole on the disk.
  await (await startStack()).close();
  const stacks: LocalStack[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker++)
    stacks.push(await startCopiedStack(`browser-${worker}`));
  project.provide(
    'sites',
    stacks.map(({ url, database }) => ({ url, database })),
  );
  return async () => {
    for (const stack of stacks) await stack.close();
  };
}
