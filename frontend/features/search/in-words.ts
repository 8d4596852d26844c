import { EVERY_EDITION } from '../../../domain/contract/limits.ts';
import { abbreviationOf, ownId } from '../../../domain/editions/index.ts';
import { scopeName } from '../../../domain/text/index.ts';
import type { Scope } from '../../addresses/search-address.ts';
import { methodFullName, methodLabel, methodScript } from '../../shared/methods/methods.ts';
import { searchText } from '../../text/search/search-text.ts';
import type { TextQuestion, ValueQuestion } from './question.ts';

const VERSIONS: Readonly<Record<string, string>> = searchText.versions;
const text = searchText.byValue;

export const versionLabel = (id: string): string => VERSIONS[id] ?? abbreviationOf(id);

/**
 * Names the book and the part of the Bible, because a search can be limited to both, also if the book is outside the
 * part.
 */
const scopeInWords = ({ book, testament, group }: Scope, everywhere: string): string =>
  [book && text.inBook(scopeName(book)), ...[testament, group].map((id) => id && text.inPart(scopeName(id)))]
    .filter((part) => part !== undefined)
    .join(', ') || everywhere;

export function valueQuestionInWords(question: ValueQuestion, label = versionLabel): string {
  const { unit, methods, range, minWords, maxWords, crossVerse, also, lemma, value, edition } = question;
  const scripts = new Set(methods.map(methodScript));
  const texts = text.inTexts[scripts.size > 1 ? 'both' : scripts.has('greek') ? 'greek' : 'hebrew'];
  const length = maxWords === undefined ? text.wordsFrom(minWords) : text.wordsFromTo(minWords, maxWords);
  const isSpan = unit === 'span';
  return text.question({
    unit,
    what: `${isSpan ? `${length} ` : ''}${text.what(value, range)}`,
    by: methods.map(methodFullName),
    where: scopeInWords(question, texts),
    conditions: [
      ...(edition === undefined ? [] : [edition === EVERY_EDITION ? text.inEvery : label(edition)]),
      ...(isSpan ? [crossVerse ? text.crossing : text.inVerse] : []),
      ...also.map((one) => text.also(one.value, methodFullName(one.method))),
      ...(lemma === '' ? [] : [unit === 'word' ? text.ofWord(lemma) : text.withWord(lemma)]),
    ],
  });
}

export function valueNotFoundInWords(question: ValueQuestion): string {
  const { unit, methods, range, minWords, maxWords, value } = question;
  const length = maxWords === undefined ? '' : text.wordsFromTo(minWords, maxWords);
  return searchText.nothing.adds({
    unit,
    length: unit === 'span' ? length : '',
    value,
    range,
    by: methods.map(methodLabel),
    where: scopeInWords(question, ''),
  });
}

const versionOf = ({ version, edition }: TextQuestion, label: typeof versionLabel): string | null => {
  const chosen = version ?? edition;
  return chosen === undefined ? null : label(chosen);
};

export const textQuestionInWords = (question: TextQuestion, label = versionLabel): string =>
  searchText.text.question(question.term, scopeInWords(question, ''), versionOf(question, label));

const ONE_WORD = /^[\p{Letter}\p{Mark}’'-]+$/u;
const ONE_PHRASE = /^"([^"]+)"$/u;

export function textNotFoundInWords(question: TextQuestion, label = versionLabel): string {
  const { term } = question;
  const phrase = ONE_WORD.test(term) ? term : ONE_PHRASE.exec(term)?.[1]?.trim();
  const { alone, contains, matches } = searchText.nothing;
  const where = scopeInWords(question, '');
  const version = versionOf(question, label);
  if (phrase === undefined) return matches(term, where, version);
  return (question.times === 'inside' ? alone : contains)(phrase, where, version);
}

/** Why a search has no times, where a reader may expect some. Null if nothing is to be said. */
export function notCountedInWords({ term, version, edition, times }: TextQuestion): string | null {
  const { lemmaNotCounted, ownNotCounted, notCounted } = searchText.times;
  if (/^lemma:/iu.test(term)) return lemmaNotCounted;
  if (ONE_PHRASE.test(term) && ownId(version ?? edition) !== undefined) return ownNotCounted;
  return times === undefined ? null : notCounted;
}
