import {
  type HeatAnswer,
  type HeatFigures,
  type HeatQuestion,
  type HeatShape,
  heatFigures,
} from '../../../domain/heat/index.ts';
import type { Letters } from '../../letters/index.ts';
import type { LemmaWords } from '../../letters/messages.ts';

/** Something for the first question, and for the second one if two are compared. */
export type OneOrTwo<T> = readonly [T] | readonly [T, T];

/** A question with its answer. */
export interface Answered {
  readonly question: HeatQuestion;
  readonly answer: HeatAnswer;
  readonly figures: HeatFigures;
  /**
   * For multiples, how many words, phrases or verses are asked: evenly spread values would give their share. Null for
   * other questions.
   */
  readonly all: number | null;
}

export async function answerOf(
  letters: Letters,
  shape: HeatShape,
  question: HeatQuestion,
  lemmaWords: readonly LemmaWords[] | undefined,
): Promise<Answered> {
  const answer = await letters.heat(question, lemmaWords);
  const all =
    'methods' in question && 'multipleOf' in question.values
      ? countUnits(question.kind, shape, answer, await letters.heat(LENGTHS))
      : null;
  return { question, answer, figures: heatFigures(shape, answer), all };
}

const LENGTHS: HeatQuestion = { kind: 'length', unit: 'words', range: null };

/** How many words, phrases of two or more words, or verses the asked books have. */
function countUnits(
  kind: 'verse' | 'word' | 'phrase',
  { books }: HeatShape,
  { asked }: HeatAnswer,
  lengths: HeatAnswer,
): number {
  let units = 0;
  for (const [at, { first, verses }] of books.entries()) {
    if (asked[at] !== 1) continue;
    for (const words of lengths.counts.subarray(first, first + verses))
      units += kind === 'verse' ? 1 : kind === 'word' ? words : (words * (words - 1)) / 2;
  }
  return units;
}

/** The part of the Bible that no book of an answer asks. Null if both testaments are asked. */
export function testamentNotAsked(
  { books }: HeatShape,
  { asked }: HeatAnswer,
  testamentOf: (book: string) => string,
): 'old' | 'new' | null {
  const isAsked = (testament: string) =>
    books.some(({ id }, at) => asked[at] === 1 && testamentOf(id) === testament);
  if (!isAsked('new')) return 'new';
  return isAsked('old') ? null : 'old';
}

/** The ids of the texts that a question asks, each once. */
export const textsAsked = ({ books }: HeatShape, { asked }: HeatAnswer): string[] => [
  ...new Set(books.flatMap(({ edition }, at) => (asked[at] === 1 ? [edition] : []))),
];
