import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';
import { visibleTexts } from './visible-text.ts';

const NAMES = ['Samsung Internet', 'Mac OS X'];

const UNSEEN = /; charset=|^<html |^(?:Not found|Word length)$/u;

/** Parts of `domain/` with content: texts about the Bible, with sources or tests of their own. */
const CONTENT =
  /^domain\/(?:book-contexts|canon|gematria|greek|hebrew|imports|insights|meanings|names\/name-list|tree-of-life|versification|editions)/u;
/** Parts of `domain/` with messages of the API, which other clients read too. */
const MESSAGES = /^domain\/(?:contract|reference|places|search-query|value-search)\//u;

const inFile = (path: string): string[] =>
  visibleTexts(path, readFileSync(resolve(ROOT, path), 'utf8'))
    .filter(({ text }) => !NAMES.includes(text) && !UNSEEN.test(text))
    .map(({ line, text }) => `${path}:${line} ${text}`);
const textsIn = (source: string): string[] => visibleTexts('a.tsx', source).map(({ text }) => text);

test('every visible sentence comes from the text catalogue', () => {
  const files = globSync('frontend/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !path.includes('.test.') && !path.endsWith('/testing.ts') && !path.startsWith('frontend/text/'),
  );
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap(inFile)).toEqual([]);
});

test('what the pages of the Worker say, and what domain/ says outside content and messages, is in domain/text', () => {
  const files = globSync(['domain/**/*.ts', 'functions/pages/*.ts'], { cwd: ROOT }).filter(
    (path) => !/\.test\.|^domain\/text\//u.test(path) && !CONTENT.test(path) && !MESSAGES.test(path),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'domain/numbers/number-facts.ts',
      'domain/addresses/site-pages.ts',
      'functions/pages/place-page.ts',
    ]),
  );
  expect(files.flatMap(inFile)).toEqual([]);
});

test.each([
  ['<p>Read this</p>', 'Read this'],
  [`<p>{\`Read \${place}\`}</p>`, 'Read 0'],
  ["<p>{isOpen ? 'Hide' : label}</p>", 'Hide'],
  ['<button aria-label="Close" />', 'Close'],
  ["<Page title={found && 'Found'} />", 'Found'],
  ['<Fact name="Source">{source}</Fact>', 'Source'],
  ["toast({ title: 'Saved' })", 'Saved'],
  ["const note = () => 'There are no words here';", 'There are no words here'],
  [`const many = \`\${count} verses\`;`, '0 verses'],
  ["say('Loading…')", 'Loading…'],
  [`const row = \`\${value}: \${count} found\`;`, '0: 0 found'],
  [`const text = \`\${id}, revision \${revision}\`;`, '0, revision 0'],
])('a visible text is found in %s', (source, text) => {
  expect(textsIn(source)).toEqual([text]);
});

test.each([
  '<p className="mt-1 text-ui">{landingText.title}</p>',
  '<p>{count} · {value}</p>',
  '<Word text="שָׁלוֹם" />',
  '<Icon name="close" />',
  '<Link to="/help" id="a b c">{label}</Link>',
  "import { a } from '../a b.ts'; type A = { title: 'Two words' };",
  "throw new Error('No such word');",
  "const box = 'flex items-center mt-1.5';",
  "if (kind === 'two words') go();",
  "document.querySelector('main section');",
  'const item = `<p lang="he">`;',
])('no visible text is found in %s', (source) => {
  expect(textsIn(source)).toEqual([]);
});
