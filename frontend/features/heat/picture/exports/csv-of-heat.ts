import { bookById } from '../../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../../domain/heat/index.ts';
import { heatPictureText } from '../../../../text/instruments/heat-picture-text.ts';
import { csvOf } from '../../../../ui/sharing/csv.ts';
import type { Answers } from '../shades.ts';
import type { PictureWords } from './sheet.ts';

/**
 * The counts of all verses in the texts' own numbering, below lines that say what they are. The count of a verse that
 * is not asked is empty.
 */
export function csvOfHeat({ books, verses }: HeatShape, answers: Answers, words: PictureWords): string {
  const { heads } = heatPictureText.csv;
  return csvOf([
    [heads.question, words.title],
    [heads.answer, words.sentence],
    [heads.texts, heatPictureText.csv.texts(words.editions)],
    [heads.address, words.address],
    [],
    [...heatPictureText.csv.columns, ...heatPictureText.csv.counts.slice(0, answers.length)],
    ...books.flatMap(({ id, chapters }, book) =>
      chapters.flatMap(({ chapter, first, verses: count }) =>
        Array.from({ length: count }, (_, at) => [
          bookById(id).name,
          chapter,
          verses[first + at] ?? 0,
          ...answers.map(({ counts, asked }) => (asked[book] === 1 ? (counts[first + at] ?? 0) : '')),
        ]),
      ),
    ),
  ]);
}
