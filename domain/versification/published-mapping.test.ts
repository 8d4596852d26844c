import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedData } from '../../tests/support/shared-data.ts';
import { CORE_BOOKS } from '../canon/index.ts';
import { toEnglish } from './index.ts';

const folder = sharedData();

function expand(range: string): { book: string; chapter: number; verse: number }[] {
  const [, code = '', chapter, from, to = from] = /^(\w{3}) (\d+):(\d+)(?:-(\d+))?$/u.exec(range) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => ({
    book: code,
    chapter: Number(chapter),
    verse: Number(from) + index,
  }));
}

test.skipIf(folder === null)(
  'the Masoretic rules contain each pair of Old Testament verses in the published file eng.json',
  () => {
    const english = JSON.parse(readFileSync(`${folder}/versification/eng.json`, 'utf8')) as {
      maxVerses: Record<string, string[]>;
      mappedVerses: Record<string, string>;
    };
    const codes = Object.keys(english.maxVerses);
    const bookOf = (code: string) => CORE_BOOKS[codes.indexOf(code)]?.id;
    let compared = 0;
    for (const [englishRange, originalRange] of Object.entries(english.mappedVerses)) {
      const addresses = expand(englishRange);
      const originals = expand(originalRange);
      for (const [index, original] of originals.entries()) {
        const book = bookOf(original.book);
        const address = addresses[index];
        if (
          book === undefined ||
          address === undefined ||
          CORE_BOOKS.findIndex((one) => one.id === book) > 38
        )
          continue;
        const segments = toEnglish('masoretic', { book, chapter: original.chapter, verse: original.verse });
        expect(
          segments.map(({ chapter, verse }) => `${chapter}:${verse}`),
          `${original.book} ${original.chapter}:${original.verse}`,
        ).toContain(`${address.chapter}:${address.verse}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1_900);
  },
);
