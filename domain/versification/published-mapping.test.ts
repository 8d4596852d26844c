/** The pairs of verse numbers of the Old Testament in a published file, which `published-mapping.json` names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_BOOKS } from '../canon/index.ts';
import { toEnglish } from './index.ts';

const published = JSON.parse(readFileSync(new URL('published-mapping.json', import.meta.url), 'utf8')) as {
  books: string[];
  mappedVerses: Record<string, string>;
};

function expand(range: string): { book: string; chapter: number; verse: number }[] {
  const [, code = '', chapter, from, to = from] = /^(\w{3}) (\d+):(\d+)(?:-(\d+))?$/u.exec(range) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => ({
    book: code,
    chapter: Number(chapter),
    verse: Number(from) + index,
  }));
}

test('the Masoretic rules contain each pair of Old Testament verses in the published file eng.json', () => {
  const bookOf = (code: string) => CORE_BOOKS[published.books.indexOf(code)]?.id;
  let compared = 0;
  for (const [englishRange, originalRange] of Object.entries(published.mappedVerses)) {
    const addresses = expand(englishRange);
    for (const [index, original] of expand(originalRange).entries()) {
      const book = bookOf(original.book);
      const address = addresses[index];
      if (book === undefined || address === undefined) continue;
      const segments = toEnglish('masoretic', { book, chapter: original.chapter, verse: original.verse });
      expect(
        segments.map(({ chapter, verse }) => `${chapter}:${verse}`),
        `${original.book} ${original.chapter}:${original.verse}`,
      ).toContain(`${address.chapter}:${address.verse}`);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1_900);
});
