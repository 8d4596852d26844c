/**
 * Converts search parameters into a question (a text search or a search by value), and a question into an address or a
 * request.
 */

import { wholeNumber, withoutDefaults } from '../../../domain/basics/index.ts';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import {
  MAX_ALSO,
  MAX_FEWEST_WORDS,
  MAX_MOST_WORDS,
  MAX_RANGE,
  MAX_VALUE,
  VALUE_FORM,
} from '../../../domain/contract/limits.ts';
import { type MethodId, methodId } from '../../../domain/gematria/method-types.ts';
import type { ValueQuery } from '../../../domain/value-search/index.ts';
import { SEARCH, type Search, type SearchLink } from '../../addresses/search-address.ts';
import type { ChanceParams } from '../chance/index.ts';

export type TextQuestion = Pick<
  Search,
  'term' | 'forms' | 'testament' | 'group' | 'book' | 'version' | 'edition' | 'order' | 'times' | 'page'
>;

/** A condition of a search by value: the same words must also have this value by another method. */
export interface Also {
  readonly method: MethodId;
  readonly value: number;
}

export interface ValueQuestion
  extends Omit<Search, 'by' | 'term' | 'forms' | 'method' | 'also' | 'version' | 'order' | 'times'> {
  /** `913`, `prime`, `square`, `triangular` or `multiple-of-37`. Empty if the reader has not typed a value yet. */
  readonly value: string;
  readonly methods: readonly MethodId[];
  readonly also: readonly Also[];
}

export const PAGE_SIZE = 20;
/** The number of the last page of results that the API returns, for each kind of search. */
const LAST_PAGE = { text: 50_000, value: 500_000 };
const DEFAULT_METHODS: readonly MethodId[] = ['HEBREW_STANDARD'];

export const isValue = (value: string): boolean => VALUE_FORM.test(value);

export const textQuestion = ({
  term,
  forms,
  testament,
  group,
  book,
  version,
  edition,
  order,
  times,
  page,
}: Search): TextQuestion => ({
  term,
  forms,
  testament,
  group,
  book,
  version,
  edition,
  order,
  times,
  page,
});

export function valueQuestion(value: string, search: Search): ValueQuestion {
  const {
    by: _by,
    term: _term,
    forms: _forms,
    version: _version,
    order: _order,
    times: _times,
    ...known
  } = search;
  const { method, also, ...others } = known;
  return { ...others, value, methods: method ?? DEFAULT_METHODS, also: also?.flatMap(alsoOf) ?? [] };
}

function alsoOf(text: string): readonly Also[] {
  const [name, number] = text.split(':');
  const method = methodId(name);
  const value = wholeNumber(1, MAX_VALUE)(number);
  return method === undefined || value === undefined ? [] : [{ method, value }];
}

/**
 * The search parameters of a search by value, without the value. Parameters that only phrases have are left out for
 * verses and words.
 */
export function valueLink(question: ValueQuestion): SearchLink {
  const { value: _, methods, unit, minWords, maxWords, crossVerse, also, range, ...others } = question;
  return {
    unit,
    method: methods,
    range,
    ...(unit === 'span' ? { minWords, maxWords, crossVerse } : {}),
    ...others,
    also: also.length === 0 ? undefined : also.map((one) => `${one.method}:${one.value}`),
  };
}

export const textCall = ({ page, order, ...question }: TextQuestion) => ({
  ...offersCall(question),
  order,
  ...pageCall(Math.min(page, LAST_PAGE.text)),
});

export const offersCall = ({ forms, times: _, ...others }: Omit<TextQuestion, 'page' | 'order'>) => ({
  ...others,
  ...(forms ? { forms: 'true' as const } : {}),
});

export function valueCall(question: ValueQuestion) {
  const {
    method,
    range,
    minWords,
    maxWords,
    crossVerse,
    also,
    page,
    order: _,
    times: _times,
    ...others
  } = withoutDefaults(SEARCH, valueLink(question));
  return {
    ...others,
    method: method?.join(),
    range: range?.toString(),
    minWords: minWords?.toString(),
    maxWords: maxWords?.toString(),
    crossVerse: crossVerse === true ? ('true' as const) : undefined,
    also: also?.join(),
    ...pageCall(Math.min(page ?? 1, LAST_PAGE.value)),
  };
}

/**
 * A question as the letters files answer it. Null if it is beyond the limits of the API, which then refuses it.
 */
export function valueQuery(question: ValueQuestion): ValueQuery | null {
  const { unit, methods, also, range, book, lemma, page, minWords, maxWords, ...others } = question;
  const isBeyond =
    range > MAX_RANGE ||
    minWords < 1 ||
    minWords > MAX_FEWEST_WORDS ||
    (maxWords ?? 1) > MAX_MOST_WORDS ||
    also.length > MAX_ALSO ||
    page > LAST_PAGE.value;
  if (isBeyond || (book !== undefined && !isBookId(book))) return null;
  const { testament, group, edition, crossVerse } = others;
  return {
    unit,
    methods,
    also,
    range,
    book: book === undefined ? null : bookById(book),
    testament,
    group,
    edition,
    lemma: lemma === '' ? undefined : lemma,
    minWords,
    maxWords,
    crossVerse,
    order: 'canonical',
    verseLeftOut: null,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
}

/** The parameters of the chance request. Only for a search that `noChanceReason` allows. */
export function chanceParams(question: ValueQuestion): ChanceParams {
  const {
    unit,
    range: _range,
    page: _page,
    order: _order,
    times: _times,
    ...others
  } = withoutDefaults(SEARCH, valueLink(question));
  return { ...others, unit: unit === 'verse' ? undefined : unit };
}

const pageCall = (page: number) => ({
  limit: String(PAGE_SIZE),
  offset: page === 1 ? undefined : String((page - 1) * PAGE_SIZE),
});
