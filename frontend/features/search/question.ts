/** What a search's address asks, and the address of what is asked. */
import { MAX_VALUE, VALUE_FORM } from '../../../domain/contract/limits.ts';
import { type MethodId, methodId } from '../../../domain/gematria/method-types.ts';
import { trimmedText, wholeNumber, withoutDefaults } from '../../../domain/parse.ts';
import { SEARCH, type Search, type SearchLink } from '../../addresses/search.ts';
import type { ChanceParams } from '../chance/index.ts';

/** Which books are searched; a book's id or name, as addresses have it. */
export type Scope = Pick<Search, 'book' | 'testament'>;

/** The books chosen in a list that also has `testament=old`; all of them where nothing is chosen. */
export function scopeOf(chosen: string): Scope {
  const [, testament] = chosen.split('testament=');
  return {
    book: testament === undefined ? trimmedText(chosen) : undefined,
    testament: SEARCH.testament(testament),
  };
}

export type TextQuestion = Pick<Search, 'term' | 'testament' | 'book' | 'version' | 'edition' | 'page'>;

/** A value that the same letters must have by a further method. */
export interface Also {
  readonly method: MethodId;
  readonly value: number;
}

export interface ValueQuestion extends Omit<Search, 'by' | 'term' | 'method' | 'also' | 'version'> {
  /** `913`, `prime`, `square`, `triangular` or `multiple-of-37`; nothing while there is no value yet. */
  readonly value: string;
  readonly methods: readonly MethodId[];
  readonly also: readonly Also[];
}

/** Results of one page. */
export const PAGE_SIZE = 20;
/** The last pages that the calls answer. */
const LAST_PAGE = { text: 50_000, value: 500_000 };
const DEFAULT_METHODS: readonly MethodId[] = ['HEBREW_STANDARD'];

/** A property of numbers, or the number that a value has or is a multiple of. */
export const isValue = (value: string): boolean => VALUE_FORM.test(value);

/** What an address asks of the text. */
export const textQuestion = ({ term, testament, book, version, edition, page }: Search): TextQuestion => ({
  ...{ term, testament, book, version, edition, page },
});

/** What an address asks of values. */
export function valueQuestion(value: string, search: Search): ValueQuestion {
  const { by: _by, term: _term, version: _version, method, also, ...asked } = search;
  return { ...asked, value, methods: method ?? DEFAULT_METHODS, also: also?.flatMap(alsoOf) ?? [] };
}

function alsoOf(text: string): readonly Also[] {
  const [name, number] = text.split(':');
  const [method, value] = [methodId(name), wholeNumber(1, MAX_VALUE)(number)];
  return method === undefined || value === undefined ? [] : [{ method, value }];
}

/** The address of a question of values, but for the value. What only spans have is left out for others. */
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

/** What the call for a text is given. */
export const textCall = ({ page, ...asked }: TextQuestion) => ({
  ...asked,
  ...pageCall(Math.min(page, LAST_PAGE.text)),
});

/** What the call for a value is given. */
export function valueCall(question: ValueQuestion) {
  const { unit, method, range, minWords, maxWords, crossVerse, testament, book, also, lemma, edition } =
    withoutDefaults(SEARCH, valueLink(question));
  return {
    ...{ unit, testament, book, lemma, edition },
    method: method?.join(),
    range: range?.toString(),
    minWords: minWords?.toString(),
    maxWords: maxWords?.toString(),
    crossVerse: crossVerse === true ? ('true' as const) : undefined,
    also: also?.join(),
    ...pageCall(Math.min(question.page, LAST_PAGE.value)),
  };
}

/** What chance is asked about: a question that `noChanceReason` does not rule out. */
export function chanceParams(question: ValueQuestion): ChanceParams {
  const { unit, method, book, testament, edition, minWords, maxWords } = withoutDefaults(
    SEARCH,
    valueLink(question),
  );
  return {
    ...{ method, book, testament, edition, minWords, maxWords },
    unit: unit === 'verse' ? undefined : unit,
  };
}

/** Which results are answered. */
const pageCall = (page: number) => ({
  limit: String(PAGE_SIZE),
  offset: page === 1 ? undefined : String((page - 1) * PAGE_SIZE),
});
