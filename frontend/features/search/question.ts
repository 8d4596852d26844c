/** What a search's address asks, and the address of what is asked. Everything that is as usual stays out of it. */

export const UNITS = ['verse', 'word', 'span'] as const;
export type Unit = (typeof UNITS)[number];

/** Which books are searched; a book's id or name, as addresses have it. */
export interface Scope {
  readonly book: string | undefined;
  readonly testament: string | undefined;
}

export interface TextQuestion extends Scope {
  readonly term: string;
  readonly version: string | undefined;
  readonly edition: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** A value that the same letters must have by a further method. */
export interface Also {
  readonly method: string;
  readonly value: string;
}

export interface ValueQuestion extends Scope {
  /** `913`, `prime`, `square`, `triangular` or `multiple-of-37`; nothing while there is no value yet. */
  readonly value: string;
  readonly unit: Unit;
  readonly methods: readonly string[];
  /** Furthest distance from the value. */
  readonly range: string;
  /** Fewest and most words of a span; nothing for no limit above. */
  readonly minWords: string;
  readonly maxWords: string;
  readonly crossVerse: boolean;
  readonly also: readonly Also[];
  readonly lemma: string;
  readonly edition: string | undefined;
  readonly page: number;
}

export type SearchParams = Readonly<Record<string, string | undefined>>;

/** Results of one page. */
export const PAGE_SIZE = 20;
const DEFAULT_METHOD = 'HEBREW_STANDARD';
const DEFAULT_MIN_WORDS = '2';

const some = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();
const whole = (text: string | undefined, usual: string): string =>
  text !== undefined && /^\d{1,7}$/u.test(text) ? String(Number(text)) : usual;
/** The last pages that the calls answer. */
const LAST_PAGE = { text: 50_000, value: 500_000 };
const pageOf = (text: string | undefined, last = LAST_PAGE.value): number =>
  Math.min(last, Math.max(1, Number(whole(text, '1'))));
const unlessUsual = (text: string, usual: string): string | undefined => (text === usual ? undefined : text);
const scopeOf = (search: SearchParams): Scope => ({
  book: some(search.book),
  testament: some(search.testament),
});

/** A property of numbers, or the number that a value has or is a multiple of. */
export function isValue(text: string): boolean {
  return /^(?:[1-9]\d{0,8}|prime|square|triangular|multiple-of-[1-9]\d{0,8})$/u.test(text);
}

export function readTextQuestion(search: SearchParams): TextQuestion {
  return {
    ...scopeOf(search),
    term: some(search.term) ?? '',
    version: some(search.version),
    edition: some(search.edition),
    page: pageOf(search.page, LAST_PAGE.text),
  };
}

export function textParams({ term, testament, book, version, edition, page }: TextQuestion): SearchParams {
  return { term: some(term), testament, book, version, edition, page: unlessUsual(String(page), '1') };
}

export function readValueQuestion(value: string, search: SearchParams): ValueQuestion {
  const unit = UNITS.find((one) => one === search.unit) ?? 'verse';
  const methods = (search.method ?? '').split(',').filter((id) => id !== '');
  const also = (search.also ?? '').split(',').map((one) => one.split(':'));
  return {
    ...scopeOf(search),
    value,
    unit,
    methods: methods.length === 0 ? [DEFAULT_METHOD] : methods,
    range: whole(search.range, '0'),
    minWords: whole(search.minWords, DEFAULT_MIN_WORDS),
    maxWords: whole(search.maxWords, ''),
    crossVerse: search.crossVerse === 'true' || search.crossVerse === '1',
    also: also.flatMap(([method = '', number = '']) =>
      method !== '' && /^[1-9]\d{0,8}$/u.test(number) ? [{ method, value: number }] : [],
    ),
    lemma: some(search.lemma)?.toUpperCase() ?? '',
    edition: some(search.edition),
    page: pageOf(search.page),
  };
}

/** What stands behind the `?`; the value itself is part of the path. What only spans have is left out for others. */
export function valueParams(question: ValueQuestion): SearchParams {
  const isSpan = question.unit === 'span';
  return {
    unit: unlessUsual(question.unit, 'verse'),
    method: question.methods.join(','),
    range: unlessUsual(question.range, '0'),
    minWords: isSpan ? unlessUsual(question.minWords, DEFAULT_MIN_WORDS) : undefined,
    maxWords: isSpan ? some(question.maxWords) : undefined,
    crossVerse: isSpan && question.crossVerse ? 'true' : undefined,
    book: question.book,
    testament: question.testament,
    also: some(question.also.map(({ method, value }) => `${method}:${value}`).join(',')),
    lemma: some(question.lemma),
    edition: question.edition,
    page: unlessUsual(String(question.page), '1'),
  };
}

/** A page's parameters as the calls have them: which results to answer. */
export function callParams({ page, ...params }: SearchParams): Record<string, string> {
  const offset = (pageOf(page) - 1) * PAGE_SIZE;
  const paged = { ...params, limit: String(PAGE_SIZE), offset: unlessUsual(String(offset), '0') };
  return Object.fromEntries(
    Object.entries(paged).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
