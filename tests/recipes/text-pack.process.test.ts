import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Job, StartedJob, VerseAnalysis } from '../../domain/contract/index.ts';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

/** The file of the example: two verses, each in a line after its number. */
const TEXT = '1 Ἐν ἀρχῇ ἦν ὁ λόγος\n2 οὗτος ἦν ἐν ἀρχῇ\n';
const FILE = {
  path: 'john.txt',
  bytes: Buffer.byteLength(TEXT),
  sha256: createHash('sha256').update(TEXT).digest('hex'),
};
const mirror = mkdtempSync(join(tmpdir(), 'toy-mirror-'));
writeFileSync(join(mirror, FILE.path), TEXT);
afterAll(() => rmSync(mirror, { recursive: true }));

const PACK = `import { wordsOfText } from '../../words/complete-words.ts';
import { greekVerse } from './greek-words.ts';
import { definePack } from './pack.ts';

const linesOf = (text: string): string[] => text.trimEnd().split('\\n');

export const TOY = definePack({
  id: 'toy',
  title: 'A pack of two verses',
  unit: 'verses',
  editions: [{ id: 'toy', source: 'Made for a test', expected: { verses: 2, words: 9 } }],
  upstream: { repository: 'owner/toy', commit: 'c0ffee', archive: null },
  mirror: '${FILE.path}',
  files: [${JSON.stringify(FILE)}],
  version: 1,
  parts: [{ part: 'john', book: 'john', files: ['${FILE.path}'] }],
  count: (_, read) => linesOf(read('${FILE.path}')).length,
  read: (_, { from, to }, read) => ({
    verses: {
      toy: linesOf(read('${FILE.path}'))
        .slice(from, to)
        .map((line) => {
          const [verse = '', ...words] = line.split(' ');
          const place = { book: 'john', chapter: 1, verse: Number(verse) } as const;
          return greekVerse('english', place, wordsOfText('greek', words.join(' ')));
        }),
    },
  }),
});
`;

const TEST = `import { expect, test } from 'vitest';
import { readPack } from './testing.ts';
import { TOY } from './toy.ts';

test('the pack has two verses', () => {
  const { verses } = readPack(TOY, () => ${JSON.stringify(TEXT)});
  expect(verses.toy?.map(({ verse, words }) => [verse, words.length])).toEqual([[1, 5], [2, 4]]);
});
`;

testRecipe({
  page: 'docs/adding-a-text-pack.md',
  mostFiles: 4,
  steps: [
    {
      file: 'domain/editions/catalogue.ts',
      after:
        "\n  elzevir: { name: 'Textus Receptus (Elzevir)', testament: 'new', licence: 'publicDomain', pack: 'elzevir' },",
      text: "\n  toy: { name: 'A toy of two verses', testament: 'new', licence: 'publicDomain', pack: 'toy' },",
    },
    { file: 'import-jobs/sources/packs/toy.ts', text: PACK },
    { file: 'import-jobs/sources/packs/toy.test.ts', text: TEST },
    {
      file: 'import-jobs/sources/packs/index.ts',
      after: "import { TBESH } from './tbesh/tbesh.ts';",
      text: "\nimport { TOY } from './toy.ts';",
    },
    { file: 'import-jobs/sources/packs/index.ts', after: '\n  NAMES,', text: '\n  TOY,' },
  ],
  tests: ['import-jobs/sources/packs', 'functions/imports/jobs/packs.test.ts'],
  settings: { PACK_MIRROR: mirror },
  ask: async ({ url, password }) => {
    const send = (path: string, body: unknown, cookie = '') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { Origin: url, Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const session = await send('/api/login', { username: 'admin', password });
    const cookie = session.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { jobId } = (await (await send('/api/admin/packs/toy', {}, cookie)).json()) as StartedJob;
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${url}/api/admin/jobs/${jobId}`, { headers: { Cookie: cookie } });
          const { status, errors } = (await answer.json()) as Job;
          return { status, errors };
        },
        { interval: 200 },
      )
      .toEqual({ status: 'succeeded', errors: [] });
    const { verse } = await getJson<VerseAnalysis>(`${url}/api/verse/john/1/2?edition=toy`);
    expect(verse).toMatchObject({
      edition: 'toy',
      editionName: 'A toy of two verses',
      greekText: 'οὗτος ἦν ἐν ἀρχῇ',
    });
  },
});
