/** Answers in brief, for the list of choices. Each fails or is null if there is none. */

import type { QueryClient } from '@tanstack/react-query';
import { EXPLORER_QUERY } from '../../../domain/addresses/index.ts';
import { readFields } from '../../../domain/basics/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import type { PlaceUnit } from '../../../domain/places/index.ts';
import type { Reference } from '../../../domain/reference/index.ts';
import type { ExtremeId } from '../../../domain/statistics/index.ts';
import type { Scope, Unit } from '../../addresses/search-address.ts';
import { api, call } from '../../api/client.ts';
import { questionsText as text } from '../../text/search/questions-text.ts';
import { timesText } from '../../text/search/times-text.ts';
import { STANDARD_METHODS } from '../methods/methods.ts';
import { valueQuery } from '../methods/value-counts.ts';
import { verseQueries } from '../scripture/verse-queries.ts';
import type { Part } from './sentence.ts';

/** The value of a text. The tables of letters are a script of their own. */
export async function valueFigure(method: MethodId, typed: string): Promise<string | null> {
  const { gematriaValue } = await import('../../../domain/gematria/index.ts');
  const value = gematriaValue(method, typed);
  return value === null ? null : text.equals(value);
}

/** The sum of a verse by the standard method, or of runs of its words. Null for several verses or missing words. */
export async function sumFigure(
  queryClient: QueryClient,
  { book, chapter, verse, endVerse }: Reference,
  runs: string | undefined,
): Promise<string | null> {
  if (verse === undefined || endVerse !== undefined) return null;
  const place = { book: bookById(book), chapter, verse };
  const query = verseQueries.detail(place, readFields(EXPLORER_QUERY, {}));
  const { words } = await queryClient.ensureQueryData(query);
  const values = words.map(
    ({ gematriaValues }) => gematriaValues.find(({ method }) => isStandard(method))?.value ?? 0,
  );
  const isChosen = (position: number) =>
    runs === undefined ||
    runs.split(',').some((run) => {
      const [first = 0, last = first] = run.split('-').map(Number);
      return first <= position && position <= last;
    });
  if ((runs?.match(/\d+/gu) ?? []).some((position) => Number(position) > values.length)) return null;
  return text.equals(values.reduce((sum, value, at) => (isChosen(at + 1) ? sum + value : sum), 0));
}

const isStandard = (method: string): boolean => STANDARD_METHODS.some((id) => id === method);

interface Counting {
  readonly value: number;
  readonly unit: Unit;
  readonly part: Scope;
  /** The methods by which is counted, together or apart. */
  readonly counted: readonly (readonly MethodId[])[];
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

interface StatisticsOf {
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
  const { rows, scope } = await statistics(queryClient, of);
  const row = rows.find(({ id }) => id === scope);
  return row === undefined ? null : text.totals(row);
}

/** What a search for one word or phrase says of all its results. */
function found(queryClient: QueryClient, term: string, { book, testament, group, edition }: Part) {
  const query = { term, book, testament, group, edition, limit: '1' };
  return queryClient.fetchQuery({
    queryKey: ['figure', 'search', query],
    queryFn: ({ signal }) => call(api.search.$get({ query }, { init: { signal } }), 'facets'),
  });
}

/** How often a word or phrase occurs. */
export async function timesFigure(
  queryClient: QueryClient,
  term: string,
  part: Part,
): Promise<string | null> {
  const { times } = await found(queryClient, term, part);
  return times && timesText.inVerses(times.times, times.verses);
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

export interface AskedNumber {
  /** What is counted. Undefined for the middle of all units. */
  readonly unit: PlaceUnit | undefined;
  readonly n: number | 'middle';
}

/** The places with a number, or in the middle. */
export async function placeFigure(
  queryClient: QueryClient,
  asked: AskedNumber,
  { book, testament, group }: Part,
): Promise<string> {
  const query = { ...asked, n: String(asked.n), book, testament, group };
  const { places } = await queryClient.fetchQuery({
    queryKey: ['figure', 'places', query],
    queryFn: ({ signal }) => call(api.places.$get({ query }, { init: { signal } }), 'places'),
  });
  return text.places(places);
}
