import { expect, test } from 'vitest';
import { testApp, waitOf } from '../../tests/support/app.ts';

function slowApp() {
  const waiting: (() => void)[] = [];
  const execute = () =>
    new Promise<never>((_, fail) => {
      waiting.push(() => fail(new Error('away')));
    });
  const app = testApp({ execute, batch: execute });
  const answer = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { app, waiting, answer };
}

const MOST = { MAX_READS: '2' };
const read = (app: ReturnType<typeof slowApp>['app'], verse: number) =>
  app.request(`/api/verse/genesis/1/${verse}`, {}, MOST);

test('a read gets a 503 with Retry-After while the isolate answers as many reads as MAX_READS allows', async () => {
  const { app, waiting, answer } = slowApp();
  const first = [read(app, 1), read(app, 2)];
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await read(app, 3);
  expect(waitOf(refused)).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    message: 'Too many people are reading right now. Please try again in a moment.',
  });
  const page = await app.request('/explorer/genesis/1/3', {}, MOST);
  expect(waitOf(page)).toEqual([503, '2']);
  expect(await page.text()).toContain('<html');
  answer();
  await Promise.all(first);
  const later = read(app, 3);
  await expect.poll(() => waiting.length).toBe(1);
  answer();
  await later;
  expect(app.lines.filter((line) => line.includes('Too many people'))).toEqual([]);
});

test('a request that is no read is not refused because of reads; without the setting MAX_READS no request is', async () => {
  const { app, waiting, answer } = slowApp();
  const reads = [read(app, 1), read(app, 2)];
  await expect.poll(() => waiting.length).toBe(2);
  const text = { text: 'שלום', methods: ['HEBREW_STANDARD'] };
  const calculated = await app.post('/api/calculate', text, MOST);
  expect(calculated.status).toBe(200);
  expect((await app.request('/assets/none.js', {}, MOST)).status).toBe(404);
  const unlimited = [3, 4, 5].map((verse) => app.request(`/api/verse/genesis/1/${verse}`));
  await expect.poll(() => waiting.length).toBe(5);
  answer();
  await Promise.all([...reads, ...unlimited]);
});
