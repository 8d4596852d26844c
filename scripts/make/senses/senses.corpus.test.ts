import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { readLexicon, readText } from '../../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import { senseAt } from '../../../meanings/index.ts';
import { deriveSenses, SENSES_FILE, writeSenses } from './derive.ts';
import { SENSES } from './sense-list.ts';

let kingJames: readonly VerseRecord[] = [];
let senses: Awaited<ReturnType<typeof deriveSenses>> = new Map();
beforeAll(async () => {
  kingJames = await readText(KJV);
  const originals = [...(await readText(WLC)), ...(await readText(SBLGNT))];
  senses = await deriveSenses(originals, kingJames, await readLexicon(STRONGS));
});

test('the table of senses that is made from the core texts is exactly the committed one', async () => {
  expect(writeSenses(senses) === (await readFile(SENSES_FILE, 'utf8'))).toBe(true);
});

test('senseAt reads the table as it was made', () => {
  const read = (key: string) => kingJames.filter((place) => senseAt(place, key) !== null).length;
  const made = (key: string) => senses.get(key)?.size;
  for (const key of senses.keys()) expect(`${key} ${read(key)}`).toBe(`${key} ${made(key)}`);
});

test('every sense of the list is in the table', () => {
  const listed = Object.entries(SENSES).flatMap(([key, words]) =>
    Object.keys(words).flatMap((sense) => (sense === 'usual' ? [] : `${key} ${sense}`)),
  );
  const made = [...senses].flatMap(([key, verses]) => [...verses.values()].map((sense) => `${key} ${sense}`));
  expect(made).toEqual(expect.arrayContaining(listed));
});
