import { expect, test } from 'vitest';
import type { Calculated, ErrorBody, GreekCalculated, MethodList } from '../../domain/contract/index.ts';
import { METHODS } from '../../domain/gematria/index.ts';
import { testApp } from '../../tests/support/app.ts';

const app = testApp({ execute: () => Promise.reject(new Error('no database is needed here')) });
const post = (path: string, body: unknown) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const calculate = async (body: unknown, query = '') =>
  (await (await post(`/api/calculate${query}`, body)).json()) as Calculated;

test('calculated values are in the requested order; a value is null if the method does not count the script of the text', async () => {
  expect(
    await calculate({ text: 'שָׁלוֹם', methods: ['HEBREW_ORDINAL', 'GREEK_STANDARD', 'HEBREW_STANDARD'] }),
  ).toEqual([
    { method: 'HEBREW_ORDINAL', value: 52 },
    { method: 'GREEK_STANDARD', value: null },
    { method: 'HEBREW_STANDARD', value: 376 },
  ]);
  expect(await calculate({ text: '', methods: ['HEBREW_STANDARD'] })).toEqual([
    { method: 'HEBREW_STANDARD', value: null },
  ]);
});

test('the options of a calculation change only the answer to their own request', async () => {
  const text = 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.';
  const counted = { text, methods: ['GREEK_STANDARD'], options: { iotaSubscript: 'counted' } };
  expect((await calculate(counted))[0]?.value).toBe(3627);
  expect((await calculate({ text, methods: ['GREEK_STANDARD'] }))[0]?.value).toBe(3617);
  const filled = { text: 'יהוה', methods: ['HEBREW_MILUI'], options: { milui: 'av' } };
  expect((await calculate(filled))[0]?.value).toBe(72);
  const withAlef = { text: 'בראשית', methods: ['HEBREW_MILUI'], options: { tav: 'alef' } };
  expect((await calculate(withAlef))[0]?.value).toBe(1820);
});

test('a calculation with explain=1 has the steps: letters with values, words, and ignored characters', async () => {
  const [answer] = await calculate({ text: 'שלום peace', methods: ['HEBREW_STANDARD'] }, '?explain=1');
  expect(answer?.letters?.reduce((sum, letter) => sum + letter.value, 0)).toBe(376);
  expect(answer?.words).toEqual([{ text: 'שלום', value: 376 }]);
  expect(answer?.ignored).toEqual([{ text: 'peace', reason: 'other script', count: 5 }]);
  expect(answer?.value).toBe(376);
});

test('the Greek calculator computes the value of the whole and of each word', async () => {
  const response = await post('/api/calculate-greek-gematria', {
    text: 'Ἰησοῦς Χριστός',
    methods: ['GREEK_STANDARD'],
  });
  expect((await response.json()) as GreekCalculated).toEqual({
    values: [{ method: 'GREEK_STANDARD', value: 2368 }],
    words: [
      { word: 'Ἰησοῦς', values: [{ method: 'GREEK_STANDARD', value: 888 }] },
      { word: 'Χριστός', values: [{ method: 'GREEK_STANDARD', value: 1480 }] },
    ],
  });
});

test.each([
  [{ text: 'א', methods: ['NOPE'] }, 400, 'methods'],
  [{ text: 'א', methods: ['__proto__'] }, 400, 'methods'],
  [{ text: 'א', methods: [] }, 400, 'methods'],
  [{ text: 'א', methods: Array(61).fill('HEBREW_STANDARD') }, 400, 'methods'],
  [{ text: 'א' }, 400, 'methods'],
  [{ methods: ['HEBREW_STANDARD'] }, 400, 'text'],
  [{ text: 1, methods: ['HEBREW_STANDARD'] }, 400, 'text'],
  [{ text: 'א', methods: ['HEBREW_STANDARD'], options: { milui: 'x' } }, 400, 'options.milui'],
  [{ text: 'א', methods: ['HEBREW_STANDARD'], options: { tav: 'tav' } }, 400, 'options.tav'],
  [{ text: 'א'.repeat(20_001), methods: ['HEBREW_STANDARD'] }, 413, 'text'],
])('the body %j is refused with %i at the field %s', async (body, status, field) => {
  for (const path of ['/api/calculate', '/api/calculate-greek-gematria']) {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(Object.keys(((await response.json()) as ErrorBody).fields ?? {})).toEqual([field]);
  }
});

test('too many letters to explain, or too many Greek words, by twenty methods are refused', async () => {
  const many = { text: 'א'.repeat(20_000), methods: Array(20).fill('HEBREW_STANDARD') };
  expect((await post('/api/calculate?explain=1', many)).status).toBe(413);
  const greek = { text: 'α '.repeat(9_000), methods: Array(20).fill('GREEK_STANDARD') };
  expect((await post('/api/calculate-greek-gematria', greek)).status).toBe(413);
});

test('every gematria method is listed with definition and source', async () => {
  const { methods } = await app.json<MethodList>('/api/methods');
  expect(methods.map((method) => method.id)).toEqual(METHODS.map((method) => method.id));
  for (const method of methods) {
    for (const fact of [method.name, method.nativeName, method.description, method.source]) {
      expect(fact, method.id).toBeTruthy();
    }
  }
  expect(methods.find((method) => method.id === 'HEBREW_MILUI')?.options[0]?.values).toContain('av');
});
