import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';
import { startSites } from '../sites.ts';

/** Starts the sites once for all files. Without Chromium, no browser test runs, so no site is needed. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return findChromium() === null ? undefined : startSites(project);
}
