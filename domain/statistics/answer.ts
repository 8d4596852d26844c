import type { StatisticsAnswer, StatisticsPlace, StatisticsWordsAnswer } from '../contract/index.ts';
import type { MethodId } from '../gematria/method-types.ts';
import { withFinalSigma } from '../greek/index.ts';
import { foundHit, type PlacedHit, type SearchableEdition } from '../value-search/index.ts';
import { type CountedStatistics, EXTREMES, type PlacedWords } from './counted.ts';
import { methodsOfTable } from './rows.ts';

interface Text {
  readonly edition: SearchableEdition;
  readonly method: MethodId;
}

/** The answer of the API, from what was counted in the letters file of a text. */
export const statisticsAnswer = (
  text: Text,
  { scope, rows, letters, extremes }: CountedStatistics,
): StatisticsAnswer => ({
  edition: editionOf(text),
  method: text.method,
  methods: [...methodsOfTable(text.edition.script, text.method)],
  scope,
  rows: rows.map(({ books: _, sums, ...row }) => ({ ...row, sums: [...sums] })),
  letters: [...letters],
  extremes: extremes.map(({ id, value, count, hits }) => {
    const { unit, measure } = EXTREMES.find((extreme) => extreme.id === id) as (typeof EXTREMES)[number];
    return { id, unit, measure, value, count, places: hits.map((hit) => placeOf(text, hit, hit.letters)) };
  }),
});

export const statisticsWordsAnswer = (text: Text, { count, words }: PlacedWords): StatisticsWordsAnswer => ({
  edition: editionOf(text),
  count,
  words: words.map(({ letters, times, hit }) => ({ times, first: placeOf(text, hit, letters) })),
});

const editionOf = ({ edition: { id, name, script, revision } }: Text) => ({ id, name, script, revision });

function placeOf(text: Text, hit: PlacedHit, letters: string | undefined): StatisticsPlace {
  const unit = letters === undefined ? 'verse' : 'word';
  const { book, chapter, verse, reference, originalReference, ending, span } = foundHit(hit, text, unit);
  return {
    book,
    chapter,
    verse,
    reference,
    originalReference,
    ...(ending === true ? { ending } : {}),
    ...(letters === undefined
      ? {}
      : { word: { letters: withFinalSigma(letters), addressWord: span?.addressWord ?? 1 } }),
  };
}
