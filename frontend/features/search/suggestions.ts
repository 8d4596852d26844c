import { EVERY_EDITION, MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import { scopeName } from '../../../domain/text/index.ts';
import { chosenIn, type Scope, scopeOf } from '../../addresses/search-address.ts';
import { methodLabel, STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { searchText } from '../../text/search/search-text.ts';
import { versionLabel } from './in-words.ts';
import type { TextQuestion, ValueQuestion } from './question.ts';

const names = searchText.filters;
const text = searchText.nothing;
const ALL_BOOKS = scopeOf('');

export interface Suggestion<Question> {
  readonly kind: 'Spelling' | 'Wider' | 'Filter';
  readonly label: string;
  /**
   * Null stands for no search: `Wider` then leads to the search by value, and every other suggestion to the empty
   * form of the text search.
   */
  readonly question: Question | null;
  /** The value to search for, where a text search suggests the search by value. Without it the form is empty. */
  readonly value?: number;
}

export interface Filter<Question> {
  readonly label: string;
  readonly without: Question;
}

/** The filters that are set. Each has the changes that remove it, and a label, or null if it is not set. */
function filtersOf<Question extends Scope & { readonly page: number }>(
  question: Question,
  ...filters: readonly (readonly [label: string | null | undefined, without: Partial<Question>])[]
): readonly Filter<Question>[] {
  const { book, testament, group } = question;
  const limits = [
    [testament && scopeName(testament), { testament: undefined }],
    [group && scopeName(group), { group: undefined }],
    [book && scopeName(book), { book: undefined }],
  ] as const;
  return [...limits, ...filters].flatMap(([label, without]) =>
    label == null ? [] : [{ label, without: { ...question, page: 1, ...without } }],
  );
}

export function textFilters(question: TextQuestion, label = versionLabel): readonly Filter<TextQuestion>[] {
  const { version, edition, forms } = question;
  return filtersOf(
    question,
    [version && label(version), { version: undefined }],
    [edition && label(edition), { edition: undefined }],
    [forms ? names.otherForms : null, { forms: false }],
  );
}

export function valueFilters(
  question: ValueQuestion,
  label = versionLabel,
): readonly Filter<ValueQuestion>[] {
  const { range, also, lemma, edition, unit, minWords, maxWords, crossVerse } = question;
  const isSpan = unit === 'span';
  return filtersOf<ValueQuestion>(
    question,
    [range === 0 ? null : names.within(range), { range: 0 }],
    [isSpan && minWords !== 2 ? names.fewest(minWords) : null, { minWords: 2 }],
    [isSpan && maxWords !== undefined ? names.most(maxWords) : null, { maxWords: undefined }],
    [isSpan && crossVerse ? names.acrossVerses : null, { crossVerse: false }],
    ...also.map(
      (one) =>
        [
          names.also(methodLabel(one.method), one.value),
          { also: also.filter((other) => other !== one) },
        ] as const,
    ),
    [lemma === '' ? null : lemma, { lemma: '' }],
    [edition && label(edition), { edition: undefined }],
  );
}

const PLAIN_WORD = /^[\p{Letter}\p{Mark}’'-]+$/u;
const OPERATOR = /^(?:AND|OR|NOT)$/u;

/**
 * A word without its last two letters, but at least its first three letters, and `*`. This term also finds
 * words with other endings.
 */
const stem = (word: string): string => {
  const letters = [...word];
  return `${letters.slice(0, Math.max(3, letters.length - 2)).join('')}*`;
};

/**
 * Three suggestions for a text search without results: other endings, a wider search, and the search without
 * its last filter. Where there is no such search, the suggestion leads to an empty form.
 */
export function textSuggestions(
  question: TextQuestion,
  label = versionLabel,
): readonly Suggestion<TextQuestion>[] {
  const ask = (term: string): TextQuestion => ({ ...question, term, page: 1 });
  const words = question.term.split(/\s+/u).map((word) => word.replaceAll('"', ''));
  const plain = words.filter((word) => PLAIN_WORD.test(word) && !OPERATOR.test(word));
  const isPlain = plain.length === words.length;
  const stems = plain.map(stem).join(' ');
  const spelling: Suggestion<TextQuestion> =
    plain.length > 0 && stems !== question.term
      ? { kind: 'Spelling', label: text.otherEndings(stems), question: ask(stems) }
      : { kind: 'Spelling', label: text.spelling, question: null };
  return [
    spelling,
    widerText(question, plain, isPlain),
    filterSuggestion(textFilters({ ...question, forms: false }, label)),
  ];
}

function widerText(
  question: TextQuestion,
  plain: readonly string[],
  isPlain: boolean,
): Suggestion<TextQuestion> {
  const suggestion = (label: string, change: Partial<TextQuestion>): Suggestion<TextQuestion> => ({
    kind: 'Wider',
    label,
    question: { ...question, page: 1, ...change },
  });
  const [first = ''] = plain;
  const number = readTypedNumber(question.term, MAX_VALUE);
  if (number.ok) {
    return { kind: 'Wider', label: text.byThisValue(number.value), question: null, value: number.value };
  }
  if (question.term.includes('"') && plain.length > 1) {
    return suggestion(text.anyOrder(plain.join(' ')), { term: plain.join(' ') });
  }
  if (isPlain && plain.length > 1) {
    return suggestion(text.anyWord(plain.join(' OR ')), { term: plain.join(' OR ') });
  }
  if (textFilters({ ...question, forms: false }).length > 0) {
    const everywhere = { ...ALL_BOOKS, version: undefined, edition: undefined };
    return suggestion(text.everywhere, everywhere);
  }
  const beginning = `${[...first].slice(0, 3).join('')}*`;
  if (isPlain && [...first].length > 5) return suggestion(text.beginning(beginning), { term: beginning });
  return { kind: 'Wider', label: text.byValue, question: null };
}

export function valueSuggestions(
  question: ValueQuestion,
  label = versionLabel,
): readonly Suggestion<ValueQuestion>[] {
  const ask = (change: Partial<ValueQuestion>): ValueQuestion => ({ ...question, page: 1, ...change });
  const isNumber = /^\d+$/u.test(question.value);
  const range = question.range === 0 ? 1 : Math.min(1_000_000, question.range * 10);
  const near: Suggestion<ValueQuestion> = isNumber
    ? { kind: 'Spelling', label: text.near(range, Number(question.value)), question: ask({ range }) }
    : { kind: 'Spelling', label: text.otherValue, question: null };
  const wider = (label: string, change: Partial<ValueQuestion>): Suggestion<ValueQuestion> => ({
    kind: 'Wider',
    label,
    question: ask(change),
  });
  return [near, widerValue(question, isNumber, wider), filterSuggestion(valueFilters(question, label))];
}

function widerValue(
  question: ValueQuestion,
  isNumber: boolean,
  wider: (label: string, change: Partial<ValueQuestion>) => Suggestion<ValueQuestion>,
): Suggestion<ValueQuestion> {
  const { unit, crossVerse, methods, edition } = question;
  if (unit === 'span')
    return crossVerse
      ? wider(text.anyLength, { minWords: 2, maxWords: undefined })
      : wider(text.acrossVerses, { crossVerse: true });
  // For a number, the component `OtherUnits` already offers the search for phrases, with their count.
  if (!isNumber) return wider(text.phrases, { unit: 'span' });
  // With no other filter, the last suggestion already leaves the books out.
  if (chosenIn(question) !== '' && valueFilters(question).length > 1) return wider(text.allBooks, ALL_BOOKS);
  if (methods.length === 1) return wider(text.bothScripts, { methods: STANDARD_METHODS });
  return edition === EVERY_EDITION
    ? { kind: 'Wider', label: text.otherValue, question: null }
    : wider(text.everyEdition, { edition: EVERY_EDITION });
}

function filterSuggestion<Question>(filters: readonly Filter<Question>[]): Suggestion<Question> {
  const last = filters.at(-1);
  return last === undefined
    ? { kind: 'Filter', label: text.startAgain, question: null }
    : { kind: 'Filter', label: text.without(last.label), question: last.without };
}
