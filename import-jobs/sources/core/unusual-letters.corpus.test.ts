import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { UNUSUAL_LETTERS, unusualLetter } from '../../../domain/hebrew/unusual-letters.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { toEnglish } from '../../../domain/versification/index.ts';
import { HEBREW_BOOKS } from './books.ts';
import { parseHebrewBook } from './hebrew-book.ts';
import { packageFile } from './packages.ts';

const VERSE = /<verse osisID="[^"]*\.(\d+)\.(\d+)">(.*?)<\/verse>/gsu;
const LETTER = /<seg type="x-(large|small|suspended)">\P{L}*(\p{L})[^<]*<\/seg>/u;
const plain = (word: string) => word.replaceAll(/<[^>]*>|\//gu, '');

test('UNUSUAL_LETTERS has the large, small and raised letters of the Hebrew text that its source marks', async () => {
  const found: Record<string, Record<number, { letter: string; size: string }>> = {};
  for (const { id, osis } of HEBREW_BOOKS) {
    const xml = await readFile(await packageFile('morphhb', `wlc/${osis}.xml`), 'utf8');
    if (!LETTER.test(xml)) continue;
    const parsed = parseHebrewBook(xml);
    for (const [, chapter, verse, text = ''] of xml.matchAll(VERSE)) {
      if (!LETTER.test(text)) continue;
      const own = { book: id, chapter: Number(chapter), verse: Number(verse) };
      const [address] = toEnglish('masoretic', own);
      const reference = formatReference(address ?? own);
      const words = [...text.replaceAll(/<note.*?<\/note>/gsu, '').matchAll(/<w [^>]*>(.*?)<\/w>/gsu)];
      for (const [index, [, word = '']] of words.entries()) {
        const [, size = '', letter = ''] = LETTER.exec(word) ?? [];
        if (size === '') continue;
        found[reference] = { ...found[reference], [index + 1]: { letter, size } };
        const stored = parsed.find((one) => one.chapter === own.chapter && one.verse === own.verse);
        const written = stored?.words.filter(({ reading }) => reading !== 'qere')[index];
        expect(written?.originalText.replaceAll('/', '')).toBe(plain(word));
        expect(unusualLetter(reference, index + 1, plain(word))).toEqual({ letter, size });
      }
    }
  }
  expect(found).toEqual(UNUSUAL_LETTERS);
  expect(Object.values(found).flatMap((words) => Object.keys(words))).toHaveLength(11);
});

test('a word with other letters at the same place has no unusual letter', () => {
  expect(unusualLetter('Deuteronomy 6:4', 6, 'שמע')).toBeUndefined();
  expect(unusualLetter('Deuteronomy 6:5', 1, 'אחד')).toBeUndefined();
});
