import { bookById } from '../../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../../domain/heat/index.ts';
import { heatExportText } from '../../../../text/instruments/heat-export-text.ts';
import { csvOf } from '../../../../ui/sharing/csv.ts';
import { type Answers, isAskedIn } from '../shades.ts';
import type { PictureWords } from './sheet.ts';

/**
 * The counts of all verses in the texts' own numbering, below lines that say what they are. The count of a verse that
 * one of two questions does not search is empty, and books that none searches are left out.
 */
export function csvOfHeat({ books, verses }: HeatShape, answers: Answers, words: PictureWords): string {
  const { heads } = heatExportText.csv;
  return csvOf([
    [heads.question, words.title],
    [heads.answer, words.sentence],
    [heads.texts, heatExportText.csv.texts(words.editions)],
    [heads.address, words.address],
    [],
    [...heatExportText.csv.columns, ...heatExportText.csv.counts.slice(0, answers.length)],
    ...books.flatMap(({ id, chapters }, book) =>
      (isAskedIn(answers, book) ? chapters : []).flatMap(({ chapter, first, verses: count }) =>
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
