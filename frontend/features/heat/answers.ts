import {
  formatHeatQuestion,
  type HeatAnswer,
  type HeatQuestion,
  type HeatShape,
  type LemmaWords,
} from '../../../domain/heat/index.ts';
import type { Letters } from '../../letters/index.ts';

/** One thing for each question: there are one or two questions. */
export type OneOrTwo<T> = readonly [T] | readonly [T, T];

/** A question with its answer. */
export interface Answered {
  readonly question: HeatQuestion;
  readonly answer: HeatAnswer;
  /**
   * For multiples, the number of all words, phrases or verses. From it the page says how many would be multiples if
   * values were spread evenly. Null for other questions.
   */
  readonly all: number | null;
  /** The word of a Strong's number in the dictionary. Null if it is unknown, and for other questions. */
  readonly headword: string | null;
}

/** What a question about a Strong's number needs from the API. */
export interface AskedLemma {
  readonly words: readonly LemmaWords[] | undefined;
  readonly headword: string | null;
}

export async function answerOf(
  letters: Letters,
  question: HeatQuestion,
  { words, headword }: AskedLemma,
): Promise<Answered> {
  const answer = await letters.heat(question, words);
  const isMultiple = 'methods' in question && 'multipleOf' in question.values;
  const all = isMultiple ? await allOf(letters, { ...question, values: ANY_VALUE }) : null;
  return { question, answer, all, headword };
}

const ANY_VALUE = { low: 0, high: Number.MAX_SAFE_INTEGER };

/** The numbers of all words, phrases or verses, by the question that counts them. */
const counted = new WeakMap<Letters, Map<string, number>>();

async function allOf(letters: Letters, question: HeatQuestion): Promise<number> {
  const known = counted.get(letters) ?? new Map<string, number>();
  counted.set(letters, known);
  const key = formatHeatQuestion(question);
  const all = known.get(key) ?? (await letters.heat(question)).figures.total;
  known.set(key, all);
  return all;
}

/** The testament of which the question searches no book. Null if it searches books of both. */
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
