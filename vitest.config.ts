import { defineConfig } from 'vitest/config';

/**
 * Three worlds: plain code in Node, the deployed bundle under miniflare, and a real browser.
 * A test's place says its world; the last two share one running stack each, so they run one file at a time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{domain,db,functions,import-jobs,frontend,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
