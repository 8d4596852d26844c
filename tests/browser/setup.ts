import type { TestProject } from 'vitest/node';
import { findChromium, OTHER_BROWSERS } from '../../scripts/check/browsers.ts';
import { startSites } from '../sites.ts';

/** Starts the sites once for all files. Without any browser no test runs, so no site is needed. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const hasAny = findChromium() !== null || OTHER_BROWSERS.some(({ isThere }) => isThere);
  return hasAny ? startSites(project) : undefined;
}
