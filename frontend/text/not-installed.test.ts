import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/settings.ts';

/** Other ways to say that a text is not installed. */
const OTHER_WORDING = /\b(?:un|not )available (?:on this site|here|yet|for \$\{book\})|\(not available\)/iu;

test('every screen and every answer says “not installed” of a text that is not installed', () => {
  const files = globSync(['frontend/text/**/*.ts', 'domain/text/**/*.ts', 'functions/**/*.ts'], {
    cwd: ROOT,
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => OTHER_WORDING.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
