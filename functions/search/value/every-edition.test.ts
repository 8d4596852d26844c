import { beforeAll, describe, expect, test } from 'vitest';
import type { BookId } from '../../../domain/canon/index.ts';
import type {
  ChanceAnswer,
  ErrorBody,
  ValueSearchAnswer,
  VerseAnalysis,
} from '../../../domain/contract/index.ts';
import { editionFacts } from '../../../domain/editions/index.ts';
import { wordsOfText } from '../../../import-jobs/words/complete-words.ts';
import { verseRecord } from '../../../import-jobs/words/verse-record.ts';
import { answered, testApp } from '../../../tests/support/app.ts';
import { putLettersFiles } from '../../../tests/support/letters-files.ts';
import { publishText, setLibraryRevision } from '../../../tests/support/library.ts';
import { packApp } from '../../../tests/support/packs.ts';
import { filledDatabase } from '../../../tests/support/test-database.ts';

const { app, library } = await packApp();
beforeAll(() => putLettersFiles(library.client, app.files));

const search = (path: string) => app.json<ValueSearchAnswer>(`/api/search/gematria/${path}`);
const valueAt = async (path: string) =>
  (await app.json<VerseAnalysis>(`/api/verse/${path}&methods=GREEK_STANDARD`)).totalValues[0]?.value;
const found = ({ results }: ValueSearchAnswer) => results.map((hit) => [hit.edition, hit.reference]);
const idsOf = ({ editions }: Pick<ValueSearchAnswer, 'editions'>) => editions.map(({ id }) => id);

describe('without an edition', () => {
  test('each book is searched in one edition: the Hebrew, then the Apocrypha and the New Testament', async () => {
    const answer = await search('2566?method=GREEK_STANDARD,HEBREW_STANDARD');
    expect(idsOf(answer)).toEqual(['wlc', 'swete', 'sblgnt', 'byzantine']);
    expect(found(answer)).toContainEqual(['swete', '1 Esdras 3:1']);
  });

  test('a verse of several Greek New Testaments is found once', async () => {
    expect(found(await search('3617?method=GREEK_STANDARD'))).toEqual([['sblgnt', 'John 1:1']]);
  });

  test('without a chosen edition, a later edition is searched only for the books that the earlier ones lack', async () => {
    const value = await valueAt('romans/16/25?edition=byzantine');
    expect(found(await search(`${value}?method=GREEK_STANDARD`))).toEqual([['byzantine', 'Romans 16:25']]);
    const other = await valueAt('john/1/28?edition=byzantine');
    expect(found(await search(`${other}?method=GREEK_STANDARD`))).toEqual([]);
  });
});

describe('where several verses of an edition are one English verse', () => {
  const LETTERS = 'αβγδεζηθικλμνξοπρστυφχψω';
  let words = 0;
  const newWord = () => `${LETTERS[Math.floor(words / 24)]}${LETTERS[words++ % 24]}`;
  const verse = (book: BookId, chapter: number, number: number, length: number) =>
    verseRecord(
      'swete',
      { book, chapter, verse: number },
      {
        originalLanguage: 'greek',
        words: wordsOfText('greek', Array.from({ length }, newWord).join(' ')),
      },
    );

  test('a word of Swete has the number that it has on the page of its English verse', async () => {
    const verses = [
      verse('1 esdras', 1, 10, 20),
      verse('1 esdras', 1, 11, 22),
      verse('1 esdras', 1, 12, 3),
      // The text has no chapter 15. By its numbers, 15:1 would be English 15:1 too.
      verse('wisdom', 14, 31, 4),
      verse('wisdom', 16, 1, 3),
      verse('wisdom', 16, 2, 3),
      // The whole prayer is one verse in English.
      ...[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15].map((number) =>
        verse('prayer of manasseh', 1, number, 1 + (number % 3)),
      ),
    ];
    const swete = await filledDatabase('swete', async (client) => {
      await publishText(client, { ...editionFacts('swete'), source: 'Made for this test' }, verses);
      await setLibraryRevision(client, 'swete');
    });
    try {
      const { files, json } = testApp(swete.client);
      await putLettersFiles(swete.client, files);
      const { results } = await json<ValueSearchAnswer>(
        '/api/search/gematria/1?unit=word&method=GREEK_STANDARD&range=2000&limit=100',
      );
      expect(results).toHaveLength(words);
      for (const { book, chapter, verse, span } of results) {
        const page = await json<VerseAnalysis>(`/api/verse/${encodeURIComponent(book)}/${chapter}/${verse}`);
        const { word } = page.words[span!.addressWord - 1]!;
        expect(word.originalText, `${book} ${chapter}:${verse}`).toBe(span?.text);
      }
    } finally {
      swete.remove();
    }
  });
});

describe('in all editions', () => {
  test('a verse is found in each edition where its letters differ, and once where they are the same', async () => {
    expect(found(await search('3617?method=GREEK_STANDARD&edition=all'))).toEqual([['sblgnt', 'John 1:1']]);
    const value = await valueAt('john/1/28?edition=byzantine');
    expect(found(await search(`${value}?method=GREEK_STANDARD&edition=all`))).toEqual([
      ['byzantine', 'John 1:28'],
    ]);
  });

  test('a verse that the core lacks is found in the edition that has it', async () => {
    const value = await valueAt('acts/8/37?edition=tagnt');
    const answer = await search(`${value}?method=GREEK_STANDARD&edition=all`);
    expect(found(answer)).toEqual([['tagnt', 'Acts 8:37']]);
    expect(answer.results[0]?.greekText).toBe('εἶπεν δὲ ὁ Φίλιππος');
  });

  test('in all editions, words of equal verses are counted once, and a span is also found in a verse that the core lacks', async () => {
    const words = await search('373?unit=word&method=GREEK_STANDARD&edition=all&limit=100');
    const once = await search('373?unit=word&method=GREEK_STANDARD&limit=100');
    expect(words.resultCount).toBe(once.resultCount);
    expect(once.resultCount).toBeGreaterThan(2);
    const spans = await search('1050?unit=span&method=GREEK_STANDARD&edition=all&book=acts');
    expect(found(spans)).toContainEqual(['tagnt', 'Acts 8:37']);
    const ofCore = await search('1050?unit=span&method=GREEK_STANDARD&edition=sblgnt&book=acts');
    expect(spans.resultCount).toBe(ofCore.resultCount + 1);
  });

  test('a search in all editions has no expectation by chance, because the texts overlap', async () => {
    expect((await search('373?unit=word&method=GREEK_STANDARD&edition=all')).expected).toBeUndefined();
    const chance = await app.json<ErrorBody | ChanceAnswer>(
      '/api/search/gematria/373/chance?method=GREEK_STANDARD&edition=all',
    );
    expect(chance).toMatchObject({ code: 'invalid', fields: { edition: expect.any(String) } });
  });

  test('a search in all editions for spans across verses is refused, because such spans need one edition', async () => {
    const response = await app.request('/api/search/gematria/1500?unit=span&crossVerse=1&edition=all');
    expect(await answered(response)).toMatchObject([422, { fields: { edition: expect.any(String) } }]);
  });
});
