import type { ValueQuestion } from '../question.ts';

/**
 * Makes a function that counts the questions of a visit. While a reader types 913, the address asks for 9 and 91 too:
 * these are one question. So are the pages of its results.
 */
export function questionCounter(): (question: ValueQuestion) => number {
  let last: ValueQuestion | null = null;
  let count = 0;
  return (question) => {
    if (last === null || !isSame(last, question)) count++;
    last = question;
    return count;
  };
}

const isSame = (a: ValueQuestion, b: ValueQuestion): boolean =>
  (a.value.startsWith(b.value) || b.value.startsWith(a.value)) && conditionsOf(a) === conditionsOf(b);

const conditionsOf = (question: ValueQuestion): string => JSON.stringify({ ...question, value: '', page: 1 });
