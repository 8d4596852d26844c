/** What the patterns answer: a label in words, the address of a page, and the answer in brief. */

import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { PLACE_UNITS } from '../../../domain/contract/limits.ts';
import { methodName } from '../../../domain/gematria/method-names.ts';
import type { GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { strongsNumber } from '../../../domain/lexicon/index.ts';
import type { AskedNumber } from '../../../domain/places/index.ts';
import {
  explorerPath,
  formatReference,
  parseReference,
  type Reference,
  readText,
} from '../../../domain/reference/index.ts';
import { type SearchLink, searchHref, type Unit } from '../../addresses/search-address.ts';
import { stringifyPlainSearch } from '../../addresses/search-params.ts';
import { questionsText as text } from '../../text/search/questions-text.ts';
import { STANDARD_METHODS } from '../methods/methods.ts';
import type { Choice } from './choice.ts';
import { englishVersesWith } from './english-bible.ts';
import {
  type AskedPlace,
  countFigure,
  exchangeFigure,
  firstFigure,
  insideFigure,
  lengthFigure,
  placeFigure,
  type StatisticsOf,
  sumFigure,
  timesFigure,
  valueFigure,
  wordsWorthFigure,
} from './figures.ts';
import {
  countedTerm,
  number,
  type OriginalText,
  originalText,
  type Part,
  type Parts,
  partOf,
  plainText,
} from './sentence.ts';

export interface Question extends Choice {
  /** True if the sentence can also be words to search for. Enter then searches, and the question is offered. */
  readonly isUnsure?: boolean;
}

const PART_NAMES: Readonly<Record<string, string>> = text.parts;
const STANDARD: Readonly<Record<GematriaScript, MethodId>> = {
  hebrew: 'HEBREW_STANDARD',
  greek: 'GREEK_STANDARD',
};

const idOf = ({ book, group, testament }: Part): string | undefined => book ?? group ?? testament;

export function partInWords(part: Part): string {
  const id = idOf(part) ?? part.edition ?? '';
  return isBookId(id) ? bookById(id).name : (PART_NAMES[id] ?? '');
}

/** Written as in a sentence: a Hebrew or Greek text as it is, an English one in quotation marks. */
export const quoted = (typed?: string): string => {
  const plain = plainText(typed);
  return originalText(plain) === null ? `“${plain}”` : plain;
};

export function inCalculator({ text: typed, script }: OriginalText, method?: MethodId): Question {
  const greek = script === 'greek' ? { script } : {};
  const field = /\s/u.test(typed) ? { text: typed } : { word: typed };
  return {
    label: method === undefined ? text.value(typed) : text.byMethod(methodName(method), typed),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ ...greek, ...field, method })}`,
    figure: (queryClient) =>
      method === undefined
        ? valueFigure(STANDARD[script], typed)
        : exchangeFigure(queryClient, method, typed),
  };
}

function placeNamed(typed: string): Reference | null {
  const parsed = parseReference(typed);
  return parsed.ok ? parsed.reference : null;
}

function verseNamed(typed: string): Reference | null {
  const reference = placeNamed(typed);
  return reference?.verse === undefined ? null : reference;
}

/** A chapter that is named by its number. A book alone names none, although it leads to its first chapter. */
export function chapterNamed(typed = ''): Reference | null {
  const reference = placeNamed(typed);
  const isWritten = readText(typed).some((one) => one.chapter !== undefined && one.isBare !== true);
  return isWritten && reference?.verse === undefined ? reference : null;
}

/** The sum of a verse or chapter, or of runs of the words of a verse: the calculator finds them by their reference. */
export function sumOf(typed: string, runs?: string): Question | null {
  const reference = verseNamed(typed) ?? (runs === undefined ? chapterNamed(typed) : null);
  if (reference === null) return null;
  const name = formatReference(reference);
  return {
    label: runs === undefined ? text.sum(name) : text.sumOfWords(name, runs),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ text: [typed, ...(runs === undefined ? [] : ['words', runs])].join(' ') })}`,
    figure: (queryClient) => sumFigure(queryClient, reference, runs),
  };
}

/** How many words and letters a verse has. */
export function lengthOf(typed = ''): Question | null {
  const sum = sumOf(typed);
  const reference = verseNamed(typed);
  return (
    sum && {
      ...sum,
      label: text.length(formatReference(reference ?? (placeNamed(typed) as Reference))),
      figure: (queryClient) =>
        reference === null ? Promise.resolve(null) : lengthFigure(queryClient, reference),
    }
  );
}

/** The words of a verse that have a value. */
export function wordsWorthIn(typed = '', asked?: string): Question | null {
  const parsed = parseReference(typed);
  const value = number(asked);
  if (!parsed.ok || parsed.reference.verse === undefined || value === null) return null;
  const { reference, alternative } = parsed;
  return {
    label: text.wordsWorthIn(value, formatReference(reference)),
    detail: text.worthDetail,
    href: explorerPath(reference),
    figure: (queryClient) => wordsWorthFigure(queryClient, reference, value, alternative?.reference),
  };
}

export function compared(typed?: string, other?: string): Question | null {
  const first = originalText(typed);
  const second = originalText(other);
  if (first === null || second === null) return comparedVerses(typed, other);
  if (first.script !== second.script) return null;
  const { script } = first;
  const greek = script === 'greek' ? { script } : {};
  return {
    label: text.compare(first.text, second.text),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ ...greek, word: first.text, with: second.text })}`,
    figure: async () => {
      const values = await Promise.all([first, second].map((one) => valueFigure(STANDARD[script], one.text)));
      return text.values(values.filter((value) => value !== null));
    },
  };
}

/** Two verses side by side. The calculator takes their words by their references. */
function comparedVerses(typed = '', other = ''): Question | null {
  const [first, second] = [typed, other].map((one) => {
    const parsed = parseReference(one);
    return parsed.ok && parsed.reference.verse !== undefined ? formatReference(parsed.reference) : null;
  });
  if (!first || !second) return null;
  return {
    label: text.compare(first, second),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ text: first, about: 'text', with: second })}`,
  };
}

export function worth({ number: typed, scope, script }: Parts, unit: Unit | undefined): Question | null {
  const value = number(typed);
  const part = partOf(scope);
  if (value === null || unit === undefined || part === null || part.edition !== undefined) return null;
  const named = script === undefined ? undefined : STANDARD[script.toLowerCase() as GematriaScript];
  const methods = named === undefined ? STANDARD_METHODS : [named];
  // In the whole Bible the words of the two languages are counted apart.
  const counted = idOf(part) === undefined ? methods.map((method) => [method]) : [methods];
  return {
    label: text.worth(unit, value, partInWords(part), script?.toLowerCase()),
    detail: text.worthDetail,
    href: searchHref({ unit, method: methods, ...part }, value),
    figure: (queryClient) => countFigure(queryClient, { value, unit, part, counted }),
  };
}

/** What is asked of a word or phrase, which a search in the text answers. */
interface WordQuestion {
  readonly label: (term: string, part: string) => string;
  readonly detail: string;
  readonly search: SearchLink;
  readonly figure: typeof timesFigure;
}

export const TIMES: WordQuestion = {
  label: text.times,
  detail: text.timesDetail,
  search: { order: 'canonical', times: 'open' },
  figure: timesFigure,
};
export const TIMES_INSIDE: WordQuestion = {
  label: text.timesInside,
  detail: text.timesDetail,
  search: { order: 'canonical', times: 'inside' },
  figure: insideFigure,
};
export const FIRST: WordQuestion = {
  label: text.first,
  detail: text.timesDetail,
  search: { order: 'canonical' },
  figure: firstFigure,
};
export const IN_PART: WordQuestion = {
  label: text.inPart,
  detail: text.inPartDetail,
  search: {},
  figure: timesFigure,
};

/** Null for what cannot be counted: words of two scripts, a text without letters, or words that only ask. */
export function askWord(
  { label, detail, search, figure }: WordQuestion,
  { text: typed, scope }: Parts,
): Question | null {
  const part = partOf(scope);
  const term = countedTerm(typed);
  if (part === null || term === null || isOfOtherLanguage(term, part)) return null;
  return {
    label: label(quoted(typed), partInWords(part)),
    detail,
    href: searchHref({ term, ...part, ...search }),
    figure: (queryClient) => figure(queryClient, term, part),
  };
}

/** English words can be those of a verse. */
export const isUnsure = ({ text: typed }: Parts): boolean =>
  originalText(typed) === null && strongsNumber(plainText(typed)) === null;

/** The unit of a place by number: a letter, a word or a verse. Undefined for a phrase, because phrases have no numbers. */
export const placeUnit = (typed?: string) => PLACE_UNITS.find((unit) => unit === typed?.toLowerCase());

/** A verse by its number in the King James Version, which has no letters file: a reference leads to it. */
export function inEnglish(label: string, n: AskedNumber): Question | null {
  const verses = englishVersesWith(n);
  const [first] = verses;
  return first === undefined
    ? null
    : { label, detail: text.englishVerses(verses.map(formatReference)), href: explorerPath(first) };
}

/** With the middle of the whole Bible, that of English Bibles is named: both Testaments are one text there. */
const withEnglish = async (found: Promise<string>, { unit, n }: AskedPlace, part: Part): Promise<string> =>
  unit === 'verse' && n === 'middle' && idOf(part) === undefined
    ? text.withEnglish(await found, englishVersesWith(n).map(formatReference))
    : found;

export const placed = (label: string, asked: AskedPlace, part: Part): Question => ({
  label,
  detail: text.placeDetail,
  href: `/places${stringifyPlainSearch({ ...asked, in: idOf(part) })}`,
  figure: (queryClient) => withEnglish(placeFigure(queryClient, asked, part), asked, part),
});

/** The part of the Bible that a language stands for. */
const WHOLE: Readonly<Record<string, Part>> = {
  hebrew: partOf('tanakh') as Part,
  greek: partOf('nt') as Part,
};

const testamentOf = ({ book, group, testament }: Part) => {
  if (book !== undefined) return bookById(book).testament;
  return group === 'gospels' ? 'new' : group === undefined ? testament : 'old';
};

/** True if a part of the Bible is not written in the language of a Hebrew or Greek text, or the King James is named. */
function isOfOtherLanguage(term: string, part: Part): boolean {
  const original = originalText(term);
  if (original === null) return false;
  const testament = testamentOf(part);
  return (
    part.edition !== undefined ||
    (testament !== undefined && (testament === 'old') !== (original.script === 'hebrew'))
  );
}

/**
 * The part, the text and the books of which statistics are asked for. Null for a part that has none of its own, and for
 * one that is not in the named language.
 */
export function statisticsOf({
  scope,
  script: typed,
}: Parts): (StatisticsOf & { readonly part: Part }) | null {
  const script = typed?.toLowerCase();
  const named = partOf(scope);
  const part = named && script !== undefined && idOf(named) === undefined ? (WHOLE[script] as Part) : named;
  if (part === null || part.edition !== undefined) return null;
  const testament = testamentOf(part);
  const language = testament === 'new' ? 'greek' : 'hebrew';
  if (testament === 'apocrypha' || (script !== undefined && script !== language)) return null;
  // A testament is all of its text.
  const { book, group } = part;
  return { part, edition: language === 'greek' ? 'sblgnt' : undefined, book, group };
}

/** A question that the page of statistics answers at an anchor. */
export function inStatistics(
  parts: Parts,
  label: (part: string) => string,
  anchor: string,
  figure: (...asked: [...Parameters<NonNullable<Choice['figure']>>, StatisticsOf]) => Promise<string | null>,
): Question | null {
  const of = statisticsOf(parts);
  if (of === null) return null;
  const { edition, book, group } = of;
  return {
    label: label(partInWords(of.part)),
    detail: text.statisticsDetail,
    href: `/statistics${stringifyPlainSearch({ edition, in: book ?? group })}${anchor}`,
    figure: (queryClient) => figure(queryClient, of),
  };
}

export function verseOf(chapter: string, verse: number): Question | null {
  const reference = verseNamed(`${chapter}:${verse}`);
  return reference && { label: formatReference(reference), detail: null, href: explorerPath(reference) };
}
