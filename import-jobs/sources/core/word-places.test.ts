import { expect, test } from 'vitest';
import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { overBothReadings } from '../../words/word-places.ts';
import { keepLast, once, planStretches, readStretch } from '../chunks.ts';

const read = (readings: string) =>
  [...readings].map((letter) => ({
    reading: ({ b: 'both', k: 'ketiv', q: 'qere' } as const)[letter as 'b' | 'k' | 'q'],
  }));
const part = (verse: number, firstWord: number, lastWord: number | null) => ({
  book: '1kings' as const,
  chapter: 1,
  verse,
  firstWord,
  lastWord,
});

test('overBothReadings converts ranges of the ketiv to ranges of both readings, and keeps a qere with its ketiv', () => {
  expect(overBothReadings(read('bkqqbb'), [part(1, 0, 1), part(2, 2, null)])).toEqual([
    part(1, 0, 3),
    part(2, 4, null),
  ]);
});

test('overBothReadings does not change the range of a whole verse', () => {
  expect(overBothReadings(read('kqb'), [part(1, 0, null)])).toEqual([part(1, 0, null)]);
});

test('overBothReadings throws if a range begins after the last word', () => {
  expect(() => overBothReadings(read('bb'), [part(1, 0, 1), part(2, 2, null)])).toThrow('divided at word 2');
});

test('planStretches plans chunks of at most 500 rows that cover each part without gap or overlap', () => {
  const plan = planStretches([
    { part: 'a', rows: 1_201 },
    { part: 'b', rows: 500 },
    { part: 'c', rows: 0 },
  ]);
  expect(plan.map(({ descriptor }) => descriptor)).toEqual([
    { part: 'a', from: 0, to: 500 },
    { part: 'a', from: 500, to: 1_000 },
    { part: 'a', from: 1_000, to: 1_201 },
    { part: 'b', from: 0, to: 500 },
  ]);
  expect(plan.every(({ units }) => units > 0 && units <= MAX_ROWS_A_CHUNK)).toBe(true);
});

test('readStretch reads a descriptor back from JSON, and throws for anything else', () => {
  expect(readStretch(JSON.parse(JSON.stringify({ part: 'a', from: 0, to: 5 })))).toEqual({
    part: 'a',
    from: 0,
    to: 5,
  });
  expect(() => readStretch({ book: 'a' })).toThrow('Not a chunk');
});

test('keepLast caches the value that was loaded last, but no earlier value and no failure', async () => {
  const loads: string[] = [];
  const load = keepLast(async (key) => {
    loads.push(key);
    if (key === 'bad' && loads.length < 4) throw new Error('once');
    return key;
  });
  await load('a');
  await load('a');
  await load('b');
  await expect(load('bad')).rejects.toThrow('once');
  expect(await load('bad')).toBe('bad');
  await load('a');
  expect(loads).toEqual(['a', 'b', 'bad', 'bad', 'a']);
});

test('a later caller of keepLast does not wait for a load that never ends, as of a queue call that was stopped', async () => {
  const endless = new Promise<string>(() => {});
  const answers = [endless, Promise.resolve('book')];
  const load = keepLast(() => answers.shift() ?? Promise.reject(new Error('loaded again')));
  void load('a');
  expect(await load('a')).toBe('book');
  expect(await load('a')).toBe('book');
  const tables = [endless, Promise.resolve('table')];
  const table = once(() => tables.shift() ?? Promise.reject(new Error('loaded again')));
  void table();
  expect(await table()).toBe('table');
  expect(await table()).toBe('table');
});
