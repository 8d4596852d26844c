import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { lettersFileKey } from '../../../domain/number-index/index.ts';
import { putExpectations, putLettersFiles } from '../../../tests/support/letters-files.ts';
import { packApp } from '../../../tests/support/packs.ts';
import {
  addressOf,
  type Browser,
  browserWith,
  localPage,
  questions,
} from '../../../tests/support/two-hosts.ts';

const { app, library } = await packApp();
let browser: Browser;

beforeAll(async () => {
  await putLettersFiles(library.client, app.files);
  await putExpectations(library.client, app.files);
  browser = await browserWith(app.json, async ({ id, revision }) => {
    const file = app.files.get(lettersFileKey(id, revision));
    if (file === undefined) throw new Error(`no file of ${id}`);
    return new Uint8Array(await file.arrayBuffer());
  });
});

describe('both hosts of the value search', () => {
  test('answer generated questions with the same pages', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const page = await localPage(browser, app.json, question);
        if (page === null) return;
        const answer = await app.json<ValueSearchAnswer>(addressOf(question));
        expect(page).toEqual(answer);
        compared++;
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(40);
  });
});

const problemOf = async (path: string) => {
  const response = await app.request(path);
  const body = (await response.json()) as ErrorBody;
  return [response.status, body.code, Object.keys(body.fields ?? {})];
};

describe('the texts of results', () => {
  const texts = (words: string, query = 'unit=word') =>
    `/api/search/gematria/26/texts?${query}&words=${words}`;
  const revision = () => browser.editions.find(({ id }) => id === 'wlc')?.revision ?? '';

  test('are refused for another revision, and for an edition that the search does not read', async () => {
    expect(await problemOf(texts('wlc.0123456789ab.0-1'))).toEqual([409, 'conflict', ['words']]);
    expect(await problemOf(texts(`sblgnt.${revision()}.0-1`))).toEqual([409, 'conflict', ['words']]);
  });

  test('are refused for words that the file does not have', async () => {
    expect(await problemOf(texts(`wlc.${revision()}.9000000-9000001`))).toEqual([422, 'invalid', ['words']]);
  });

  test.each([
    'wlc',
    'wlc.abc',
    'wlc.abc.3-3',
    'wlc.abc.5-4',
    'wlc.abc.1-2,',
    'wlc.abc.a-b',
    `wlc.abc${'.1-2'.repeat(101)}`,
  ])('are refused for the words %s', async (words) => {
    expect(await problemOf(texts(words))).toEqual([400, 'bad_request', ['words']]);
  });
});
