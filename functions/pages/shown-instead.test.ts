import { expect, test } from 'vitest';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();

async function page(path: string) {
  const answer = await app.request(path);
  const html = await answer.text();
  const [, json = '{}'] = /id="initial-data">(.*?)<\/script>/su.exec(html) ?? [];
  return {
    status: answer.status,
    canonical: /rel="canonical" href="[^"]*?(\/explorer[^"]*)"/u.exec(html)?.[1],
    answers: Object.keys(JSON.parse(json)),
  };
}

test.each([
  ['/explorer/john/1/1?edition=tagnt', '/api/verse/john/1/1', ['404 /api/verse/john/1/1?edition=tagnt']],
  [
    '/explorer/john/1?edition=csv-greek',
    '/api/verse/john/1?words=0',
    ['404 /api/verse/john/1?edition=csv-greek&words=0'],
  ],
  [
    '/explorer/genesis/1/1?version=esv',
    '/api/verse/genesis/1/1?version=original',
    ['404 /api/verse/genesis/1/1?version=esv'],
  ],
  ['/explorer/john/1/1?edition=csv', '/api/verse/john/1/1', []],
])(
  'the page at %s is found, because it shows the verse or chapter in another text',
  async (path, shown, refusals) => {
    const [canonical] = path.split('?');
    expect(await page(path)).toEqual({ status: 200, canonical, answers: [...refusals, shown] });
  },
);

test('a verse that does not exist is a 404 in every version', async () => {
  const wrong = await page('/explorer/genesis/1/99?version=esv');
  expect({ status: wrong.status, canonical: wrong.canonical }).toEqual({ status: 404, canonical: undefined });
  expect(wrong.answers).toContain('404 /api/verse/genesis/1/99?version=esv');
});
