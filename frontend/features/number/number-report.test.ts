import { expect, test } from 'vitest';
import type { ValueHit, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { namesOfValue } from './names-of-value.ts';
import { numberReport } from './number-report.ts';
import { spellingsOf } from './spellings.ts';

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

const answer = (results: readonly ValueHit[], more: Partial<ValueSearchAnswer> = {}): ValueSearchAnswer => ({
  results: [...results],
  resultCount: results.length,
  exactCount: results.length,
  editions: [{ id: 'wlc', revision: 'r7' }],
  ...more,
});

test('each spelling is listed once, the most frequent first, with its first place', () => {
  const spellings = spellingsOf([hit('בְּרֵאשִׁ֖ית', 1), hit('תשרי', 2), hit('בראשית', 3)]);
  expect(spellings.map(({ text, first, count }) => [text, first.reference, count])).toEqual([
    ['בְּרֵאשִׁ֖ית', 'Genesis 1:1', 2],
    ['תשרי', 'Genesis 1:2', 1],
  ]);
});

test('namesOfValue finds the names with this value in either script', () => {
  expect(namesOfValue(376).map(({ name, script }) => [name, script])).toContainEqual(['Shalom', 'hebrew']);
  expect(namesOfValue(888).map(({ name, script }) => [name, script])).toContainEqual(['Jesus', 'greek']);
  expect(namesOfValue(999_983)).toEqual([]);
});

test('the report has the facts, what was found, and the editions with their revisions', () => {
  const report = numberReport(
    913,
    [
      { unit: 'word', script: 'hebrew', answer: answer([hit('בראשית', 1)]) },
      {
        unit: 'span',
        script: 'hebrew',
        answer: answer([hit('ויאמר אלהים', 3)], {
          resultCount: 616,
          expected: { mean: 580.4, sd: 20, runs: 40 },
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
      '- 1 word in Hebrew',
      '  - בראשית (Genesis 1:1)',
      '- 616 phrases in Hebrew; expected by chance: 580',
      '  - ויאמר אלהים (Genesis 1:3)',
      '## Sources',
      '- WLC, revision r7',
      '- Gematria Explorer, 23 November 2026, <https://example.org/number/913>',
    ]),
  );
});
