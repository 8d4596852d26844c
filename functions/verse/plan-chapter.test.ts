import { expect, test } from 'vitest';
import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { chapterVerses } from '../../domain/reference/index.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();

const chapter = (path: string) => app.json<ChapterAnalysis>(`/api/verse/${path}`);

const CHAPTERS = [
  'genesis/1',
  'psalms/51',
  '1kings/18',
  'isaiah/64',
  'nehemiah/7',
  'mark/16',
  'john/1',
] as const;

test.each(CHAPTERS)(
  'the chapter %s has the verses, words and totals that its verses have alone',
  async (path) => {
    const answer = await chapter(path);
    const [book = '', number = ''] = path.split('/');
    const listed = chapterVerses(book as 'genesis', Number(number))!;
    const numbers = listed.title ? [0, ...listed.verses] : listed.verses;
    expect(answer.verse).toMatchObject({ book, chapter: Number(number), verse: null });
    expect(answer.verses.map((verse) => verse.verse.verse)).toEqual(numbers);
    const words: VerseAnalysis['words'] = [];
    for (const verse of numbers) {
      const alone = await app.json<VerseAnalysis>(`/api/verse/${path}/${verse}`);
      const { words: ownWords, ending, editions, previous: _previous, next: _next, ...summary } = alone;
      expect(editions).toEqual(answer.editions);
      const { running, ...rest } = answer.verses.find((one) => one.verse.verse === verse)!;
      expect(rest).toEqual(summary);
      expect(running.map(({ text, after }) => [text, after])).toEqual(
        ownWords.map(({ word }) => [word.originalText, word.after]),
      );
      words.push(...ownWords, ...(ending?.words ?? []));
    }
    expect(answer.words).toEqual(words);
    expect(answer.wordCount).toBe(words.length);
    expect(answer.totalValues[0]?.value).toBe(
      words.reduce((sum, word) => sum + (word.gematriaValues[0]?.value ?? 0), 0),
    );
  },
);

test('a chapter that is requested with words=0 lacks the words and nothing else', async () => {
  for (const path of CHAPTERS) {
    const { words, ...rest } = await chapter(path);
    expect(words?.length).toBeGreaterThan(0);
    const endings = rest.endings.map((ending) => ({ ...ending, words: [] }));
    expect(await chapter(`${path}?words=0`)).toEqual({ ...rest, endings });
  }
});

test('the total of a chapter by a method that cannot add verse totals is computed over the whole chapter', async () => {
  const answer = await chapter(
    'psalms/117?methods=HEBREW_KOLEL,HEBREW_STANDARD,HEBREW_HAMERUBAH_HAKLALI&words=0',
  );
  const [kolel, standard, square] = answer.totalValues.map((total) => total.value ?? 0);
  expect(kolel).toBe((standard ?? 0) + answer.wordCount);
  expect(square).toBe((standard ?? 0) ** 2);
});

test('the running words of a chapter have the other reading, section marks and the language of single words', async () => {
  const running = async (path: string, number: number) => {
    const { verses } = await chapter(`${path}?words=0`);
    return verses.find(({ verse }) => verse.verse === number)?.running ?? [];
  };
  const read = await running('1samuel/20', 2);
  const variants = read.flatMap(({ variant }) => (variant === undefined ? [] : [hebrewLetters(variant)]));
  expect(variants).toEqual(['לאיעשה', 'לאיעשה']);
  expect((await running('genesis/1', 5)).at(-1)).toMatchObject({ after: '׃', mark: 'פ' });
  const mixed = await running('daniel/2', 4);
  expect(new Set(mixed.map(({ language }) => language))).toEqual(new Set([undefined, 'he']));
  expect((await chapter('mark/16?words=0')).endings[0]?.running).toHaveLength(34);
});

test('the qere reading changes the chapter as it changes its verses', async () => {
  const ketiv = await chapter('2samuel/8?words=0');
  const qere = await chapter('2samuel/8?words=0&reading=qere');
  expect(qere.wordCount - ketiv.wordCount).toBe(1);
});

test('Mark 16 counts its ending, whose words have no verse number', async () => {
  const answer = await chapter('mark/16');
  expect(answer.words?.filter((word) => word.verse === null)).toHaveLength(34);
  expect(answer.endings).toMatchObject([{ verse: 8, wordCount: 34 }]);
  expect(answer.verses.reduce((sum, verse) => sum + verse.wordCount, 0) + 34).toBe(answer.wordCount);
});

test('the neighbours of a chapter are the verse before its first verse and the verse after its last verse', async () => {
  const answer = await chapter('malachi/4?words=0');
  expect([answer.previous?.reference, answer.next?.reference]).toEqual(['Malachi 3:18', 'Matthew 1:1']);
});

test('an unknown chapter gets a 404 that names the nearest chapter', async () => {
  const response = await app.request('/api/verse/joel/5');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ suggestion: { book: 'joel', chapter: 3 } });
});
