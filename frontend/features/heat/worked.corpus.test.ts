import { expect, test } from 'vitest';
import { valueOfWords } from '../../../domain/gematria/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { greekVerses, hebrewVerses } from '../../../tests/support/core-packages.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';

const { name, multiples } = heatText.worked;
const hebrew = hebrewVerses();

test('the sentence about the Name in the Psalter has the counts of the text', () => {
  const psalms = hebrew.filter(({ book }) => book === 'psalms');
  const isInside = ({ chapter }: { readonly chapter: number }) => chapter >= 42 && chapter <= 83;
  for (const part of [psalms.filter(isInside), psalms.filter((verse) => !isInside(verse))]) {
    const found = part.filter(({ words }) => words.includes('יהוה')).length;
    expect(name.sentence).toContain(`${formatValue(found)} of ${formatValue(part.length)} verses`);
  }
});

test('the sentence about multiples of 37 has the count of the texts and that of evenly spread values', () => {
  const values = [
    ...hebrew.map(({ words }) => valueOfWords('HEBREW_STANDARD', words)),
    ...greekVerses().map(({ words }) =>
      valueOfWords(
        'GREEK_STANDARD',
        words.map((word) => greekLetters(word)),
      ),
    ),
  ];
  const found = values.filter((value) => value !== null && value % 37 === 0).length;
  expect(multiples.sentence).toContain(`${formatValue(found)} verses are`);
  expect(multiples.sentence).toContain(`about ${formatValue(Math.round(values.length / 37))}`);
});
