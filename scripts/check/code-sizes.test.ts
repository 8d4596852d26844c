import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const MOST_SOURCES = 24;
const MOST_LINES = 120;
const MOST_CLASS_CHARACTERS = 120;

const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
const isSource = (path: string): boolean => !/\.test\.tsx?$|\.d\.ts$/u.test(path);
const COMPONENT = /^(?:export )?function ([A-Z]\w*)[\s\S]*?\n\}/gmu;
/**
 * A string on one line, such as a list of CSS classes. The value of a constant in capitals does not match, because the
 * constant gives the list a name.
 */
const CLASSES = /(?<!const [A-Z\d_]+ =\s+)(["'`])((?:[a-z][^"'`\s]* )+[^"'`\s]+)\1/gu;
const UTILITY = /(?:^|\s)(?:flex|grid|inline-flex|block|text-\S+|px-\S+|rounded\S*|border\S*)(?:\s|$)/u;

test('a folder holds at most 24 source files, so that a newcomer can read the list of them', () => {
  const counts = new Map<string, number>();
  const files = globSync('{db,domain,frontend,functions,import-jobs,meanings,scripts}/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  for (const path of files.filter(isSource)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_SOURCES)).toEqual([]);
});

test('a component has at most 120 lines, and a string of CSS classes that is not a named constant at most 120 characters', () => {
  const found = globSync('frontend/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(isSource)
    .flatMap((path) => {
      const source = read(path);
      const components = [...source.matchAll(COMPONENT)]
        .filter(([text]) => text.split('\n').length > MOST_LINES)
        .map(([, name]) => `${path}: ${name}`);
      const classes = [...source.matchAll(CLASSES)]
        .map(([, , text = '']) => text)
        .filter((text) => text.length > MOST_CLASS_CHARACTERS && UTILITY.test(text))
        .map((text) => `${path}: ${text}`);
      return [...components, ...classes];
    });
  expect(found).toEqual([]);
});
