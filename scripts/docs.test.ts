import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './settings.ts';

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const FOLDERS = /^(domain|db|functions|import-jobs|frontend|scripts|tests|bench|docs)\//u;

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(resolve(ROOT, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/gu)].map(([, path]) =>
    resolve(ROOT, dirname(page), path ?? ''),
  );
  const paths = [...text.matchAll(/`([^`\s]+)`/gu)]
    .map(([, path]) => path ?? '')
    // Patterns and placeholders are not paths.
    .filter((path) => FOLDERS.test(path) && !/[*{}<>$…]/u.test(path))
    .map((path) => resolve(ROOT, path));
  const gone = [...links, ...paths].filter((path) => !existsSync(path));
  expect(gone.map((path) => path.slice(ROOT.length + 1))).toEqual([]);
});
