/** Answers in brief, for the list of choices. Each fails or is null if there is none. */

import type { QueryClient } from '@tanstack/react-query';
import { EXPLORER_QUERY } from '../../../domain/addresses/index.ts';
import { readFields } from '../../../domain/basics/index.ts';
import { bookById, booksOfGroup } from '../../../domain/canon/index.ts';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import { listName } from '../../../domain/editions/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { BASE_OF_FINAL, hebrewLetters } from '../../../domain/hebrew/index.ts';
import { strongsNumber } from '../../../domain/lexicon/index.ts';
import type { AskedNumber, PlaceUnit } from '../../../domain/places/index.ts';
import { formatReference, type Reference } from '../../../domain/reference/index.ts';
import type { ExtremeId } from '../../../domain/statistics/index.ts';
import type { Scope, Unit } from '../../addresses/search-address.ts';
import { api, call } from '../../api/client.ts';
import { questionsText as text } from '../../text/search/questions-text.ts';
import { timesText } from '../../text/search/times-text.ts';
import { STANDARD_METHODS } from '../methods/methods.ts';
import { valueQuery } from '../methods/value-counts.ts';
import { verseQueries } from '../scripture/verse-queries.ts';
import { originalText, type Part } from './sentence.ts';

/** The value of a text. The tables of letters are a script of their own. */
export async function valueFigure(method: MethodId, typed: string): Promise<string | null> {
  const { gematriaValue } = await import('../../../domain/gematria/index.ts');
  const value = gematriaValue(method, typed);
  return value === null ? null : text.equals(value);
}

/** The words of a verse with their values by the standard method. None for a chapter or several verses. */
async function wordsOf(queryClient: QueryClient, { book, chapter, verse, endVerse }: Reference) {
  if (verse === undefined || endVerse !== undefined) return [];
  const place = { book: bookById(book), chapter, verse };
  const query = verseQueries.detail(place, readFields(EXPLORER_QUERY, {}));
  const { words } = await queryClient.ensureQueryData(query);
  return words.map(({ word: { originalText }, gematriaValues }) => ({
    spelled: originalText,
    value: gematriaValues.find(({ method }) => isStandard(method))?.value ?? 0,
  }));
}

/** The sum of a verse by the standard method, or of runs of its words. Null for several verses or missing words. */
export async function sumFigure(
  queryClient: QueryClient,
  reference: Reference,
  runs: string | undefined,
): Promise<string | null> {
  const values = (await wordsOf(queryClient, reference)).map(({ value }) => value);
  if (values.length === 0) return null;
  const isChosen = (position: number) =>
    runs === undefined ||
    runs.split(',').some((run) => {
      const [first = 0, last = first] = run.split('-').map(Number);
      return first <= position && position <= last;
    });
  if ((runs?.match(/\d+/gu) ?? []).some((position) => Number(position) > values.length)) return null;
  return text.equals(values.reduce((sum, value, at) => (isChosen(at + 1) ? sum + value : sum), 0));
}

/** How many words and letters a verse has. */
export async function lengthFigure(queryClient: QueryClient, reference: Reference): Promise<string | null> {
  const words = await wordsOf(queryClient, reference);
  if (words.length === 0) return null;
  const letters = words.map(({ spelled }) => hebrewLetters(spelled) || greekLetters(spelled));
  return text.lengthFound(words.length, letters.join('').length);
}

/**
 * The words of a verse that have a value, with their numbers. If none has it, those of the verse with the same numbers in
 * the other numbering, which is named then.
 */
export async function wordsWorthFigure(
  queryClient: QueryClient,
  reference: Reference,
  asked: number,
  other?: Reference,
): Promise<string | null> {
  const foundIn = async (verse: Reference) => {
    const words = (await wordsOf(queryClient, verse)).map((word, at) => ({ ...word, number: at + 1 }));
    return words.length === 0 ? null : words.filter(({ value }) => value === asked);
  };
  const found = await foundIn(reference);
  const elsewhere = found?.length === 0 && other !== undefined ? await foundIn(other) : null;
  if (elsewhere?.length) return `${formatReference(other as Reference)}, ${text.wordsFound(elsewhere)}`;
  return found && text.wordsFound(found);
}

const isStandard = (method: string): boolean => STANDARD_METHODS.some((id) => id === method);

interface Counting {
  readonly value: number;
  readonly unit: Unit;
  readonly part: Scope;
  /** The methods by which is counted, together or apart. */
  readonly counted: readonly (readonly MethodId[])[];
}

/** By a method that exchanges letters, what a word becomes, its value, and how often that is a word of the text. */
export async function exchangeFigure(
  queryClient: QueryClient,
  method: MethodId,
  typed: string,
): Promise<string | null> {
  const { exchanged } = await import('../../../domain/gematria/index.ts');
  const becomes = exchanged(method, typed);
  const value = await valueFigure(method, typed);
  if (becomes === null || value === null) return value;
  const { times, verses } = await countedWord(queryClient, { word: becomes });
  return text.exchanged(becomes, value, timesText.inVerses(times, verses));
}

function countedWord(queryClient: QueryClient, query: WordCountCall) {
  return queryClient.fetchQuery({
    queryKey: ['figure', 'count', query],
    queryFn: ({ signal }) => call(api.words.count.$get({ query }, { init: { signal } }), 'books'),
  });
}

type WordCountCall = Parameters<typeof api.words.count.$get>[0]['query'];

/** How often a word occurs, alone or inside others. */
export async function insideFigure(
  queryClient: QueryClient,
  term: string,
  { book, testament, group }: Part,
): Promise<string | null> {
  const word = term.replaceAll('"', '');
  const { times, verses } = await countedWord(queryClient, { word, inside: '1', book, testament, group });
  return timesText.inVerses(times, verses);
}

export async function countFigure(
  queryClient: QueryClient,
  { value, unit, part, counted }: Counting,
): Promise<string> {
  const counts = counted.map(async (methods) => {
    const query = { unit, method: methods.join(), ...part, limit: '1' };
    return (await queryClient.fetchQuery(valueQuery(value, query))).resultCount;
  });
  return text.found(await Promise.all(counts), unit);
}

/** The text and the books of which statistics are asked for. */
export interface StatisticsOf {
  readonly edition: string | undefined;
  readonly book: string | undefined;
  readonly group: Scope['group'];
}

const statistics = (
  queryClient: QueryClient,
  { edition, book, group }: StatisticsOf,
): Promise<StatisticsAnswer> => {
  const query = { edition, book, group };
  return queryClient.fetchQuery({
    queryKey: ['figure', 'statistics', query],
    queryFn: ({ signal }) => call(api.statistics.$get({ query }, { init: { signal } }), 'extremes'),
  });
};

const rowOf = async (queryClient: QueryClient, of: StatisticsOf) => {
  const { rows, scope } = await statistics(queryClient, of);
  return rows.find(({ id }) => id === scope);
};

/** The words or verses with the most or the least. */
export async function extremeFigure(
  queryClient: QueryClient,
  of: StatisticsOf,
  id: ExtremeId,
): Promise<string | null> {
  const { extremes } = await statistics(queryClient, of);
  const extreme = extremes.find((one) => one.id === id);
  const [place] = extreme?.places ?? [];
  if (extreme === undefined || place === undefined) return null;
  return text.extreme(place.word?.letters ?? null, place.reference, extreme.count);
}

/** How many verses, words and letters there are. */
export async function totalsFigure(queryClient: QueryClient, of: StatisticsOf): Promise<string | null> {
  const row = await rowOf(queryClient, of);
  return row === undefined ? null : text.totals(row);
}

/** How many words occur once. */
export async function onceFigure(queryClient: QueryClient, of: StatisticsOf): Promise<string | null> {
  const row = await rowOf(queryClient, of);
  return row === undefined ? null : text.countedWords(row.wordsOnce);
}

/** How many different words there are, and the most frequent of them. */
export async function distinctFigure(queryClient: QueryClient, of: StatisticsOf): Promise<string | null> {
  const { edition, book, group } = of;
  const query = { edition, book, group, limit: '1' };
  const { count, words } = await queryClient.fetchQuery({
    queryKey: ['figure', 'words', query],
    queryFn: ({ signal }) => call(api.statistics.words.$get({ query }, { init: { signal } }), 'words'),
  });
  const [first] = words;
  return first === undefined ? null : text.distinct(count, first.first.word?.letters ?? '', first.times);
}

/** The sum of all words by the standard method. */
export async function sumOfPartFigure(queryClient: QueryClient, of: StatisticsOf): Promise<string | null> {
  const sum = (await rowOf(queryClient, of))?.sums[0];
  return sum === undefined ? null : text.equals(sum);
}

/** The book with the most or the fewest words. */
export async function bookFigure(
  queryClient: QueryClient,
  of: StatisticsOf,
  isLeast: boolean,
): Promise<string | null> {
  const { rows } = await statistics(queryClient, of);
  const ids: ReadonlySet<string> = new Set(
    of.group === undefined ? rows.map(({ id }) => id) : booksOfGroup(of.group),
  );
  const [book] = rows
    .filter(({ kind, id }) => kind === 'book' && ids.has(id))
    .sort((a, b) => (isLeast ? a.words - b.words : b.words - a.words));
  return book === undefined ? null : text.bookFound(book.name, book.words);
}

/** How often a letter occurs, and its final form. */
export async function letterFigure(
  queryClient: QueryClient,
  of: StatisticsOf,
  asked: string,
): Promise<string | null> {
  const { letters } = await statistics(queryClient, of);
  const found = letters.filter(({ letter }) => letter === asked || BASE_OF_FINAL[letter] === asked);
  return found.length === 0 ? null : text.letterFound(found);
}

/** The most and the least frequent letter. */
export async function lettersFigure(queryClient: QueryClient, of: StatisticsOf): Promise<string | null> {
  const letters = (await statistics(queryClient, of)).letters.toSorted((a, b) => b.count - a.count);
  const [most, least] = [letters[0], letters.at(-1)];
  return most === undefined || least === undefined ? null : text.mostAndLeast(most, least);
}

/** What a search for one word or phrase says of all its results. */
function found(queryClient: QueryClient, term: string, { book, testament, group, edition }: Part) {
  const query = { term, book, testament, group, edition, limit: '1' };
  return queryClient.fetchQuery({
    queryKey: ['figure', 'search', query],
    queryFn: ({ signal }) => call(api.search.$get({ query }, { init: { signal } }), 'facets'),
  });
}

/** How often a word or phrase occurs. In Latin letters, that is how often the English text has this spelling. */
export async function timesFigure(
  queryClient: QueryClient,
  term: string,
  part: Part,
): Promise<string | null> {
  const { times } = await found(queryClient, term, part);
  if (times === null) return null;
  const answer = timesText.inVerses(times.times, times.verses);
  if (originalText(term) !== null || strongsNumber(term) !== null) return answer;
  const version = times.editions.map(({ id }) => listName(id)).join();
  if (times.times > 0) return text.timesIn(answer, version);
  // The first part is true also if the other spelling cannot be counted.
  const spelled = await timesAsSpelled(queryClient, term, part).catch(() => []);
  return [text.notIn(version), ...spelled].join('; ');
}

/** How often a Hebrew or Greek word occurs that is typed in Latin letters, if a list or the dictionary knows its spelling. */
async function timesAsSpelled(
  queryClient: QueryClient,
  term: string,
  { book, testament, group, edition }: Part,
): Promise<string[]> {
  const { hebrew, greek, spelling } = await named(queryClient, term.replaceAll('"', ''));
  if (spelling === 'transliterated' || edition !== undefined) return [];
  const spellings = [hebrew, greek].filter((one) => one !== null);
  // A part of the Bible in one language refuses the spelling of the other.
  const counts = await Promise.allSettled(
    spellings.map((word) => countedWord(queryClient, { word, book, testament, group })),
  );
  return counts.flatMap((count, at) => {
    if (count.status === 'rejected') return [];
    return [text.spelledAs(spellings[at] ?? '', timesText.inVerses(count.value.times, count.value.verses))];
  });
}

/** The Hebrew and Greek spelling of a name or word in Latin letters, as the page of names has it. */
const named = (queryClient: QueryClient, name: string) =>
  queryClient.fetchQuery({
    queryKey: ['figure', 'name', name],
    queryFn: ({ signal }) =>
      call(api['explore-name'].$post({ json: { name } }, { init: { signal } }), 'spelling'),
  });

/** The standard values of a name in its Hebrew and Greek letters. */
export async function nameFigure(queryClient: QueryClient, name: string): Promise<string | null> {
  const { hebrew, greek, spelling, gematriaValues } = await named(queryClient, name);
  const spelled = STANDARD_METHODS.flatMap((id) => {
    const letters = id.startsWith('GREEK') ? greek : hebrew;
    const value = gematriaValues.find(({ method }) => method === id)?.value;
    return letters === null || value == null ? [] : [[letters, value] as const];
  });
  return spelled.length === 0 ? null : text.nameFound(spelled, spelling === 'transliterated');
}

/** The first place of a word or phrase in the order of the Bible. */
export async function firstFigure(
  queryClient: QueryClient,
  term: string,
  part: Part,
): Promise<string | null> {
  const { first } = await found(queryClient, term, part);
  return first?.reference ?? null;
}

export interface AskedPlace {
  /** What is counted. Undefined for the middle of all units. */
  readonly unit: PlaceUnit | undefined;
  readonly n: AskedNumber;
}

/** The places with a number, or in the middle. */
export async function placeFigure(
  queryClient: QueryClient,
  asked: AskedPlace,
  { book, testament, group }: Part,
): Promise<string> {
  const query = { ...asked, n: String(asked.n), book, testament, group };
  const { places } = await queryClient.fetchQuery({
    queryKey: ['figure', 'places', query],
    queryFn: ({ signal }) => call(api.places.$get({ query }, { init: { signal } }), 'places'),
  });
  return text.places(places);
}
