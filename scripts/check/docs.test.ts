import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).sort(),
];
const files = globSync(
  '{domain,meanings,db,functions,import-jobs,frontend,scripts,tests}/**/*.{ts,tsx,css,js}',
  { cwd: ROOT },
);
const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);
const benches = [...read('scripts/bench/run.ts').matchAll(/^ {2}'?([a-z-]+)'?: bench/gmu)].map(
  ([, name]) => name,
);

const FOLDERS = /^(domain|db|functions|import-jobs|frontend|scripts|tests|docs)\//u;
const SOURCE = /\.(ts|tsx|css|js|json|toml|sql|md)$/u;
/**
 * Matches words in code that are not paths of the repository: patterns, placeholders, file endings, and
 * `secrets.json`, which the first start creates.
 */
const NO_PATH = /[*{}<>$…]|^x?\.|^secrets\.json$/u;

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchor(heading));

const isThere = (name: string): boolean =>
  existsSync(resolve(ROOT, name)) || files.some((file) => file.endsWith(`/${name}`));

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test(`the links of ${page} within the repository lead to existing files and headings`, () => {
    const dead = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/gu)]
      .map(([, path = '', heading]) => ({
        target: path === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), path)),
        heading,
      }))
      .filter(
        ({ target, heading }) =>
          !existsSync(resolve(ROOT, target)) ||
          (heading !== undefined && !anchorsOf(target).includes(heading)),
      );
    expect(dead).toEqual([]);
  });

  test(`the files and folders that ${page} names as code exist`, () => {
    // Code in a page can contain a path among other words.
    const words = [...text.matchAll(/```[\s\S]*?```|`[^`]+`/gu)].flatMap(([code]) =>
      code.split(/[`\s(),]+/u),
    );
    const named = words.filter((word) => (FOLDERS.test(word) || SOURCE.test(word)) && !NO_PATH.test(word));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test(`the npm commands and benchmarks of ${page} exist`, () => {
    const ran = [...text.matchAll(/npm run ([\w:-]+)/gu)].map(([, script]) => script);
    expect(ran.filter((script) => !scripts.includes(script ?? ''))).toEqual([]);
    const measured = [...text.matchAll(/npm run bench -- ([\w-]+)/gu)].map(([, part]) => part);
    expect(measured.filter((part) => !benches.includes(part))).toEqual([]);
  });

  test(`the test titles that ${page} quotes are in the files that it names`, () => {
    const quotes = [...text.matchAll(/"([^"\n]+)" in `([^`]+\.test\.ts)`/gu)];
    expect(quotes.filter(([, words = '', file = '']) => !read(file).includes(words))).toEqual([]);
  });
});

test('the page on testing names every benchmark', () => {
  expect(benches.length).toBeGreaterThan(5);
  expect(benches.filter((name) => !read('docs/testing.md').includes(`\`${name}\``))).toEqual([]);
});

test('the list of decisions has each page once, in order, with its title', () => {
  const decisions = globSync('docs/decisions/0*.md', { cwd: ROOT }).sort();
  const listed = [...read('docs/decisions/README.md').matchAll(/\[([^\]]+)\]\((0[^)]+)\)/gu)];
  expect(listed.map(([, title, file]) => [title, `docs/decisions/${file}`])).toEqual(
    decisions.map((file) => [/^# (.+)$/mu.exec(read(file))?.[1], file]),
  );
});

test.each(globSync('docs/decisions/0*.md', { cwd: ROOT }).sort())('%s has a date and a status', (file) => {
  expect(read(file)).toMatch(
    /^# \d{4} .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[\d{4}\]\([^)]+\))[.;]/u,
  );
});
