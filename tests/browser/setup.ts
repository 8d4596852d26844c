import type { TestProject } from 'vitest/node';
import { findTestChromium, OTHER_BROWSERS } from '../../scripts/check/browsers.ts';
import { startSites } from '../sites.ts';

/** Starts the tested sites once for all test files. Without any browser no test runs, so no site is started. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const hasAny = findTestChromium() !== null || OTHER_BROWSERS.some(({ isThere }) => isThere);
  return hasAny ? startSites(project) : undefined;
}
