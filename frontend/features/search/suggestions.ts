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
  /** What it changes. Only the first suggestion of each kind is shown. */
  readonly kind: string;
  readonly label: string;
  /** Null if it leads to another page. */
  readonly question: Question | null;
  /** The other page, which always has something. */
  readonly href?: string;
  /** How many verses the question finds, where that was asked. */
  readonly found?: number;
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

/** How many letters are cut off a word to find other endings, the fewest first. */
const CUTS = [2, 3, 4, 5];

/** A word without its last letters, but at least its first three, and `*`. It also finds words with other endings. */
const stem = (word: string, cut: number): string => {
  const letters = [...word];
  return `${letters.slice(0, Math.max(3, letters.length - cut)).join('')}*`;
};

/** The last resort: pages that have something for every reader whose text is not in the Bible. */
const ELSEWHERE: readonly Suggestion<never>[] = [
  { kind: 'value', label: text.byValue, question: null, href: '/search?by=value' },
  { kind: 'names', label: text.names, question: null, href: '/name-explorer' },
  { kind: 'words', label: text.words, question: null, href: '/statistics' },
];

/**
 * Suggestions for a text search without results, the best first: other endings, a wider search, the search without one of
 * its filters, then other pages. Those with a question are asked before they are shown.
 */
export function textSuggestions(
  question: TextQuestion,
  label = versionLabel,
): readonly Suggestion<TextQuestion>[] {
  const ask = (term: string): TextQuestion => ({ ...question, term, page: 1 });
  const words = question.term.split(/\s+/u).map((word) => word.replaceAll('"', ''));
  const plain = words.filter((word) => PLAIN_WORD.test(word) && !OPERATOR.test(word));
  const isPlain = plain.length === words.length;
  const stems = new Set(CUTS.map((cut) => plain.map((word) => stem(word, cut)).join(' ')));
  const endings = [...stems].filter((term) => term !== '' && term !== question.term);
  return [
    ...endings.map((term) => ({ kind: 'endings', label: text.otherEndings(term), question: ask(term) })),
    ...widerText(question, plain, isPlain),
    ...textFilters({ ...question, forms: false }, label)
      .toReversed()
      .map((one) => ({ kind: 'filter', label: text.without(one.label), question: one.without })),
    ...ELSEWHERE,
  ];
}

/** A number after “=” is asked for as a value, as one without it. */
export const typedValue = (term: string) => readTypedNumber(term.replace(/^\s*=(?=\d)/u, ''), MAX_VALUE);

function widerText(
  question: TextQuestion,
  plain: readonly string[],
  isPlain: boolean,
): readonly Suggestion<TextQuestion>[] {
  const suggestion = (label: string, change: Partial<TextQuestion>): Suggestion<TextQuestion> => ({
    kind: 'wider',
    label,
    question: { ...question, page: 1, ...change },
  });
  const number = typedValue(question.term);
  if (number.ok) {
    const href = `/number/${number.value}`;
    return [{ kind: 'wider', label: text.byThisValue(number.value), question: null, href }];
  }
  const wider: Suggestion<TextQuestion>[] = [];
  if (question.term.includes('"') && plain.length > 1)
    wider.push(suggestion(text.anyOrder(plain.join(' ')), { term: plain.join(' ') }));
  else if (isPlain && plain.length > 1)
    wider.push(suggestion(text.anyWord(plain.join(' OR ')), { term: plain.join(' OR ') }));
  if (textFilters({ ...question, forms: false }).length > 0)
    wider.push(suggestion(text.everywhere, { ...ALL_BOOKS, version: undefined, edition: undefined }));
  return wider;
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
    : { kind: 'Spelling', label: text.otherValue, question: null, href: '/search?by=value' };
  const wider = (label: string, change: Partial<ValueQuestion>): Suggestion<ValueQuestion> => ({
    kind: 'Wider',
    label,
    question: ask(change),
  });
  const last = valueFilters(question, label).at(-1);
  const filter: Suggestion<ValueQuestion> =
    last !== undefined
      ? { kind: 'Filter', label: text.without(last.label), question: last.without }
      : isNumber
        ? {
            kind: 'Filter',
            label: text.about(Number(question.value)),
            question: null,
            href: `/number/${question.value}`,
          }
        : { kind: 'Filter', label: text.words, question: null, href: '/statistics' };
  return [near, widerValue(question, isNumber, wider), filter];
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
    ? { kind: 'Wider', label: text.otherValue, question: null, href: '/search?by=value' }
    : wider(text.everyEdition, { edition: EVERY_EDITION });
}
