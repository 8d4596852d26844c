import { beforeAll, expect, test } from 'vitest';
import { COMPOSERS } from '../../../domain/meanings/index.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import { meaningWord, readGlosses } from './verses.ts';

/**
 * Signs that only the rules and tables of meanings use, and that readers must not see. `(object marker)` and `…` are
 * for readers.
 */
const NOTATION = /[|~=<>[\]{}*_]/u;

/** A title in a book of poems, which has no senses of the King James Version. */
const POEM = { book: 'psalms', chapter: 1, verse: 0 };

let glosses: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  glosses = await readGlosses();
});

test('no short meaning of the dictionary has a sign of the rules', () => {
  expect([...glosses].filter(([, gloss]) => NOTATION.test(gloss))).toEqual([]);
});

test('no composed meaning of the whole Hebrew Bible has a sign of the rules, in its place or as poetry', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { descriptor } of await WLC.plan())
    for (const { book, chapter, verse, addresses, words } of await WLC.read(descriptor)) {
      const facts = words.map((word) => meaningWord(word, glosses));
      for (const place of [addresses[0] ?? null, POEM])
        for (const { text: meaning } of COMPOSERS.hebrew(facts, place)) {
          count += 1;
          if (meaning !== null && NOTATION.test(meaning))
            wrong.push(`${book} ${chapter}:${verse} ${meaning}`);
        }
    }
  expect(wrong).toEqual([]);
  expect(count).toBe(2 * 306_786);
});

test('no meaning of the whole Greek New Testament has a sign of the rules', async () => {
  const wrong: string[] = [];
  for (const { descriptor } of await SBLGNT.plan())
    for (const { book, chapter, verse, words } of await SBLGNT.read(descriptor))
      for (const { translation } of words)
        if (translation !== null && NOTATION.test(translation))
          wrong.push(`${book} ${chapter}:${verse} ${translation}`);
  expect(wrong).toEqual([]);
});
