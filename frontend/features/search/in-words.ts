import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { EVERY_EDITION } from '../../../domain/contract/limits.ts';
import type { Unit } from '../../addresses/search.ts';
import { methodLabel, methodScript } from '../../shared/methods.ts';
import { formatValue } from '../../ui/format-value.ts';
import type { Scope, TextQuestion, ValueQuestion } from './question.ts';

const TESTAMENTS: Readonly<Record<string, string>> = {
  old: 'Old Testament',
  new: 'New Testament',
  apocrypha: 'Apocrypha',
};
const UNIT_NAMES: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  verse: ['verse', 'verses'],
  word: ['word', 'words'],
  span: ['span', 'spans'],
};
const PROPERTIES: Readonly<Record<string, string>> = {
  prime: 'a prime number',
  square: 'a square number',
  triangular: 'a triangular number',
};

export const bookName = (book: string): string => (isBookId(book) ? bookById(book).name : book);
const VERSION_LABELS: Readonly<Record<string, string>> = {
  original: 'Hebrew/Greek',
  [EVERY_EDITION]: 'Every edition',
  'kjv-apocrypha': 'KJV Apocrypha',
  swete: 'Septuagint (Swete)',
  tischendorf: 'Tischendorf',
  elzevir: 'Elzevir',
  byzantine: 'Byzantine',
};

/** The name of a version or edition in results and filters. */
export const versionLabel = (id: string): string => VERSION_LABELS[id] ?? id.toUpperCase();
export const testamentName = (testament: string): string => TESTAMENTS[testament] ?? testament;

/** A number of results in words: "924 spans", "1 verse". */
export const countInWords = (count: number, unit: Unit): string =>
  `${formatValue(count)} ${UNIT_NAMES[unit][count === 1 ? 0 : 1]}`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A value in words: "913", "a prime number", "a multiple of 37". */
export function valueInWords(value: string): string {
  const multiple = /^multiple-of-(\d+)$/u.exec(value)?.[1];
  if (multiple !== undefined) return `a multiple of ${formatValue(Number(multiple))}`;
  return PROPERTIES[value] ?? formatValue(Number(value));
}

const scopeInWords = ({ book, testament }: Scope, everywhere: string): string => {
  if (book !== undefined) return `in ${bookName(book)}`;
  return testament === undefined ? everywhere : `in the ${testamentName(testament)}`;
};

/** Describes a search by value, without a full stop. */
export function valueQuestionInWords(question: ValueQuestion): string {
  const { unit, methods, range, minWords, maxWords, crossVerse, also, lemma, value, edition } = question;
  const scripts = new Set(methods.map(methodScript));
  const texts =
    scripts.size > 1 ? 'the Hebrew and Greek texts' : `the ${scripts.has('greek') ? 'Greek' : 'Hebrew'} text`;
  const length =
    maxWords === undefined ? `of ${minWords} words or more` : `of ${minWords} to ${maxWords} words`;
  const isSpan = unit === 'span';
  const subject = { verse: 'Verses', word: 'Words', span: `Spans ${length}` }[unit];
  const worth =
    range === 0 ? `worth ${valueInWords(value)}` : `within ${formatValue(range)} of ${valueInWords(value)}`;
  return [
    `${subject} ${worth} by ${list(methods.map(methodLabel))} ${scopeInWords(question, `in ${texts}`)}`,
    ...(edition === undefined
      ? []
      : [edition === EVERY_EDITION ? 'in every edition' : versionLabel(edition)]),
    ...(isSpan ? [crossVerse ? 'across verses' : 'within a verse'] : []),
    ...also.map((one) => `also worth ${formatValue(one.value)} by ${methodLabel(one.method)}`),
    ...(lemma === '' ? [] : [unit === 'word' ? `of the word ${lemma}` : `with ${lemma} among the words`]),
  ].join(', ');
}

/** Describes a text search, without a full stop. */
export function textQuestionInWords(question: TextQuestion): string {
  const version = question.version ?? question.edition;
  return [
    `Verses for ${question.term}`,
    scopeInWords(question, ''),
    version === undefined ? '' : `(${versionLabel(version)})`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
