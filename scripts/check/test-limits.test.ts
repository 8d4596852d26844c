import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** A limit of time as an option, or as the last argument of a test. */
const LIMIT = /\btimeout: \d|^\s*\}?,? ?\d[\d_]{4,}\);$/mu;

test('no test has a limit of time of its own (tests/support/limits.ts)', () => {
  const files = globSync(
    '{db,domain,frontend,functions,import-jobs,meanings,scripts,tests}/**/*.test.{ts,tsx}',
    {
      cwd: ROOT,
    },
  ).filter((path) => path !== 'tests/browser/policy.test.ts');
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => LIMIT.test(readFileSync(resolve(ROOT, path), 'utf8')))).toEqual([]);
});
