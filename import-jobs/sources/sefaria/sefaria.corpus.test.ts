import { describe, expect, test } from 'vitest';
import { bookById } from '../../../domain/canon/index.ts';
import { references, sefariaContext } from '../../../tests/imports/sefaria-context.ts';
import type { VerseRecord } from '../../records.ts';
import { HEBREW_BOOKS } from '../core/books.ts';
import { KJV } from '../core/kjv.ts';
import { readText } from '../core/testing.ts';
import { WLC } from '../core/wlc.ts';
import { SEFARIA } from './index.ts';

const at = ({ chapter, verse }: VerseRecord): string => `${chapter}:${verse}`;
const lettersOf = ({ words }: VerseRecord, skipped: 'ketiv' | 'qere'): string =>
  words
    .filter(({ reading }) => reading !== skipped)
    .map(({ letters }) => letters)
    .join('');
const marksOf = ({ words }: VerseRecord): (string | null)[] =>
  words.map(({ mark }) => mark).filter((mark) => mark !== null);

describe.each(HEBREW_BOOKS)('$name from Sefaria', ({ id }) => {
  test('a book from Sefaria has the letters of the Hebrew text and all verses of the English one', async () => {
    const { context, requested } = sefariaContext();
    const task = { kind: 'sefaria' as const, chapters: [{ book: id, from: 1, to: bookById(id).chapters }] };
    const source = await SEFARIA.open(context, task, [], 'job-1');
    const read: Awaited<ReturnType<typeof source.read>>[] = [];
    for (const { descriptor } of await source.begin()) read.push(await source.read(descriptor));
    const hebrew = read.flatMap(({ verses }) => verses?.mam ?? []);
    const english = read.flatMap(({ verses }) => verses?.jps1917 ?? []);
    const problems = read.flatMap((one) => one.problems ?? []);

    const core = (await readText(WLC)).filter(({ book }) => book === id);
    const isHere = (verse: VerseRecord): boolean => id !== 'joshua' || !/^21:3[67]$/u.test(at(verse));
    const expected = core.filter(isHere);
    expect(hebrew.map(at)).toEqual(expected.map(at));
    for (const [index, verse] of hebrew.entries()) {
      const original = expected[index]!;
      for (const skipped of ['ketiv', 'qere'] as const)
        expect(lettersOf(verse, skipped), at(verse)).toBe(lettersOf(original, skipped));
      expect(verse.text, at(verse)).toBe(original.text);
      expect(verse.addresses).toEqual(original.addresses);
      expect(verse.originalLanguage, at(verse)).toBe(original.originalLanguage);
      expect(marksOf(verse), at(verse)).toEqual(marksOf(original));
    }
    const kjv = (await readText(KJV)).filter(({ book }) => book === id);
    const texts = (verses: readonly VerseRecord[]): [string, string][] =>
      verses
        .filter((verse) => at(verse) !== '7:68' || id !== 'nehemiah')
        .map((verse) => [at(verse), verse.text]);
    expect(texts(english)).toEqual(texts(kjv));
    expect(problems.map(({ source, row, column }) => `${source}:${row} ${column}`)).toEqual(
      id === 'joshua' ? ['Sefaria, Joshua 21:36 Hebrew', 'Sefaria, Joshua 21:37 Hebrew'] : [],
    );
    expect(new Set(references(requested)).size).toBe(requested.length);
  });
});
