import { describe, expect, test } from 'vitest';
import { translationsFor } from '../../../../domain/word-meanings.ts';
import { packTexts } from '../../../../tests/support/pack-files.ts';
import type { TextSource, VerseRecord, WordRecord } from '../../../records.ts';
import { planStretches, readStretch } from '../../chunks.ts';
import { SBLGNT } from '../../core/sblgnt.ts';
import { readText } from '../../core/testing.ts';
import { WLC } from '../../core/wlc.ts';
import { ULT_MANIFEST } from '../manifest.ts';
import type { ReadFile } from '../pack.ts';
import { ULT_LOADER } from './ult.ts';

const read = packTexts(ULT_MANIFEST);
if (read === null)
  console.log('The files of the meanings are not beside the checkout, so their tests are skipped.');

interface Coverage {
  words: number;
  withMeaning: number;
}

/** The words of each English address in their order, without the words of a qere. */
function wordsByAddress(verses: readonly VerseRecord[]): Map<string, WordRecord[]> {
  const found = new Map<string, WordRecord[]>();
  for (const { words, addresses } of verses) {
    for (const { book, chapter, verse, firstWord, lastWord } of addresses) {
      const address = `${book} ${chapter}:${verse}`;
      const here = words
        .slice(firstWord, (lastWord ?? words.length) + 1)
        .filter(({ reading }) => reading !== 'qere');
      found.set(address, [...(found.get(address) ?? []), ...here]);
    }
  }
  return found;
}

/** Counts for each book its words and the words that get a phrase. */
async function coverageOf(source: TextSource, file: ReadFile): Promise<Map<string, Coverage>> {
  const words = wordsByAddress(await readText(source));
  const coverage = new Map<string, Coverage>();
  for (const [address, here] of words) {
    const book = address.slice(0, address.lastIndexOf(' '));
    const known = coverage.get(book) ?? { words: 0, withMeaning: 0 };
    coverage.set(book, { ...known, words: known.words + here.length });
  }
  for (const { part } of ULT_LOADER.parts) {
    const known = coverage.get(part);
    if (known === undefined) continue;
    for (const { descriptor } of planStretches([{ part, rows: ULT_LOADER.count(part, file) }])) {
      const { meanings: found } = ULT_LOADER.read(readStretch(descriptor), file);
      for (const { chapter, verse, meanings } of found?.meanings ?? []) {
        const here = words.get(`${part} ${chapter}:${verse}`) ?? [];
        known.withMeaning += translationsFor(here, meanings).filter((phrase) => phrase !== null).length;
      }
    }
  }
  return coverage;
}

const share = (books: readonly Coverage[]): number =>
  books.reduce((sum, { withMeaning }) => sum + withMeaning, 0) /
  books.reduce((sum, { words }) => sum + words, 0);

describe.skipIf(read === null)('the meanings in context', () => {
  test('cover more than 99.7 % of the words of 32 Hebrew books, and 22, 34 and 50 % of three other books', async () => {
    const coverage = await coverageOf(WLC, read ?? (() => ''));
    const percent = (book: string): number =>
      Math.round(share([coverage.get(book) ?? { words: 1, withMeaning: 0 }]) * 100);
    expect(['judges', 'jeremiah', 'micah'].map(percent)).toEqual([22, 34, 50]);
    const whole = [...coverage].filter(
      ([book]) =>
        ULT_LOADER.parts.some(({ part }) => part === book) && !['judges', 'jeremiah', 'micah'].includes(book),
    );
    expect(whole).toHaveLength(32);
    expect(share(whole.map(([, books]) => books))).toBeGreaterThan(0.997);
    expect(['genesis', 'psalms', 'isaiah', 'ezekiel'].map(percent)).toEqual([0, 0, 0, 0]);
  });

  test('cover more than 98.8 % of the words of the Greek New Testament', async () => {
    const coverage = await coverageOf(SBLGNT, read ?? (() => ''));
    expect(share([...coverage.values()])).toBeGreaterThan(0.988);
  });

  test('give the first six words of Ruth 1:1 their English phrases', async () => {
    const words = wordsByAddress(await readText(WLC)).get('ruth 1:1') ?? [];
    const { meanings } = ULT_LOADER.read({ part: 'ruth', from: 0, to: 1 }, read ?? (() => ''));
    const first = meanings?.meanings?.[0];
    expect(translationsFor(words, first?.meanings ?? []).slice(0, 6)).toEqual([
      'Now it happened',
      'in the days of',
      'the ruling of',
      'the judges',
      'that there was',
      'a famine',
    ]);
  });
});
