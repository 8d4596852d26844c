import { expect, test } from 'vitest';
import type { ValueHit, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { firstVerseOf } from './first-verse.ts';
import { namesOfValue } from './names-of-value.ts';
import { numberReport } from './number-report.ts';

const hit = (text: string, verse: number): ValueHit => ({
  book: 'genesis',
  chapter: 1,
  verse,
  reference: `Genesis 1:${verse}`,
  originalReference: null,
  text: '',
  hebrewText: text,
  greekText: null,
  edition: 'wlc',
  gematriaValue: 913,
  method: 'HEBREW_STANDARD',
  highlights: [],
  span: { startWord: 1, endWord: 1, addressWord: 1, text },
});

const spelling = (text: string, verse: number, occurrences: number, translation: string | null = null) => ({
  ...hit(text, verse),
  occurrences,
  uses: [
    {
      strongsNumber: null,
      translation,
      text,
      occurrences,
      book: 'genesis',
      chapter: 1,
      verse,
      reference: `Genesis 1:${verse}`,
      addressWord: 1,
    },
  ],
});

const answer = (results: readonly ValueHit[], more: Partial<ValueSearchAnswer> = {}): ValueSearchAnswer => ({
  results: [...results],
  resultCount: results.length,
  exactCount: results.length,
  editions: [{ id: 'wlc', revision: 'r7' }],
  ...more,
});

test.each([
  ['joshua', 'john', 'john'],
  ['psalms', 'john', 'psalms'],
  ['joshua', 'acts', 'joshua'],
  [null, 'acts', 'acts'],
])(
  'the page of a number that has a verse of %s and one of %s shows that of %s first',
  (hebrew, greek, first) => {
    const part = (script: 'hebrew' | 'greek', book: string | null) => ({
      unit: 'verse' as const,
      script,
      answer: answer(book === null ? [] : [{ ...hit('', 1), book }]),
    });
    expect(firstVerseOf([part('hebrew', hebrew), part('greek', greek)])?.book).toBe(first);
  },
);

test('namesOfValue finds the names that have the given value in Hebrew or in Greek letters', () => {
  expect(namesOfValue(376).map(({ name, script }) => [name, script])).toContainEqual(['Shalom', 'hebrew']);
  expect(namesOfValue(888).map(({ name, script }) => [name, script])).toContainEqual(['Jesus', 'greek']);
  expect(namesOfValue(999_983)).toEqual([]);
  // Only a dictionary says what the name of Abel means.
  expect(namesOfValue(37).find(({ name }) => name === 'Abel')?.meaning).toBe('Strong’s: Breath');
});

test('the report on a number has the facts, what was found, and the editions with their revisions', () => {
  const report = numberReport(
    913,
    [
      {
        unit: 'word',
        script: 'hebrew',
        answer: answer([spelling('בראשית', 1, 5, 'in the beginning'), spelling('ותאשור', 2, 1)], {
          resultCount: 1_206,
          spellingCount: 2,
        }),
      },
      {
        unit: 'word',
        script: 'greek',
        answer: answer([spelling('ολιγω', 4, 4)], { resultCount: 19, spellingCount: 13 }),
      },
      {
        unit: 'span',
        script: 'hebrew',
        answer: answer([hit('ויאמר אלהים', 3)], {
          resultCount: 616,
          expected: { mean: 580.4, sd: 20, runs: 40 },
          expectedInAnyOrder: { mean: 612.6, sd: 30 },
        }),
      },
    ],
    'https://example.org/number/913',
    new Date(2026, 10, 23),
  );
  expect(report.split('\n')).toEqual(
    expect.arrayContaining([
      '# The number 913',
      '- Hebrew numeral תתקי״ג, Greek numeral ϡιγʹ',
      '- 11 × 83',
      '## Words',
      '- 1,206 words in Hebrew; 2 spellings',
      '  - בראשית “in the beginning”, 5 times (first in Genesis 1:1)',
      '  - ותאשור (Genesis 1:2)',
      '- 19 words in Greek; 13 spellings; listed: the 1 most frequent',
      '  - ολιγω, 4 times (first in Genesis 1:4)',
      '- 616 phrases in Hebrew; expected in any other order of the words: 613; listed: the first 1',
      '  - ויאמר אלהים (Genesis 1:3)',
      '## Sources',
      '- WLC, revision r7',
      '- Gematria Explorer, 23 November 2026, <https://example.org/number/913>',
    ]),
  );
});
