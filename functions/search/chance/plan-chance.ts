import {
  CHANCE_NEIGHBOURS,
  type ChanceAnswer,
  type ChanceQuery,
  EVERY_EDITION,
  type ExpectationInAnyOrder,
  valueSearchQuery,
} from '../../../domain/contract/index.ts';
import type { SearchedText } from '../../../domain/value-search/finding/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import type { PreparedRead } from '../../http/scripture.ts';
import { searchThenRead } from '../search-then-read.ts';
import { readRequest } from '../value/request.ts';
import { loadTexts } from '../value/texts.ts';
import { inAnyOrder } from './any-order.ts';
import { countAround } from './count.ts';
import {
  type ChanceSearch,
  type ExpectationRow,
  expectationArg,
  expectationOf,
  expectedIn,
  type Missing,
  type ValuesExpected,
} from './expected.ts';

export function planChance(ctx: Ctx, value: number, query: ChanceQuery): PreparedRead<ChanceAnswer> {
  const request = readRequest(String(value), { ...valueSearchQuery.parse({}), ...query });
  if (request.edition === EVERY_EDITION) {
    throw new Problem('invalid', 'Expected counts are available for one edition at a time.', {
      fields: { edition: 'choose one edition, or leave it out' },
    });
  }
  const search: ChanceSearch = {
    unit: query.unit,
    low: Math.max(1, value - CHANCE_NEIGHBOURS),
    high: value + CHANCE_NEIGHBOURS,
    minWords: request.minWords,
    maxWords: request.maxWords,
  };
  return (ask) =>
    searchThenRead(
      ctx,
      ask,
      async (catalogue) => {
        const texts = await loadTexts(ctx, catalogue, request);
        return {
          toRead: { chance: expectationArg(request.methods, search) },
          answerWith({ expectations }) {
            const answer = answerOf(value, query, search, texts, expectations);
            return { answer, willChange: answer.missing === 'not-built' };
          },
        };
      },
      request.edition,
    );
}

function answerOf(
  value: number,
  { method, unit }: ChanceQuery,
  search: ChanceSearch,
  texts: readonly SearchedText[],
  rows: readonly ExpectationRow[],
): ChanceAnswer {
  const counts = texts.map((text) => countAround(text, search));
  const parts = texts.map((text) => expectedIn(rows, text, search));
  const missing = parts.find((part): part is Missing => typeof part === 'string') ?? null;
  const expected = missing === null ? (parts as ValuesExpected[]) : null;
  const neighbours = Array.from({ length: search.high - search.low + 1 }, (_, at) => {
    const chance = expected && expectationAt(expected, at);
    return {
      value: search.low + at,
      observed: counts.reduce((sum, one) => sum + (one[at] as number), 0),
      mean: chance === null ? null : rounded(chance.mean),
      sd: chance === null ? null : rounded(chance.sd),
      inAnyOrder: roundedOrNull(inAnyOrder(texts, search, search.low + at, search.low + at)),
    };
  });
  return {
    value,
    method,
    unit,
    editions: [...new Map(texts.map(({ edition: { id, revision } }) => [id, { id, revision }])).values()],
    observed: neighbours[value - search.low]?.observed ?? 0,
    expected: expected && expectationAt(expected, value - search.low),
    expectedInAnyOrder: inAnyOrder(texts, search, value, value),
    missing,
    basis: expected && (expected.every(({ basis }) => basis === 'shuffled') ? 'shuffled' : 'computed'),
    neighbours,
  };
}

const expectationAt = (parts: readonly ValuesExpected[], at: number) =>
  expectationOf(parts.map((part) => ({ ...part, entries: part.entries.slice(at, at + 1) })));

const roundedOrNull = (expected: ExpectationInAnyOrder | null): ExpectationInAnyOrder | null =>
  expected && { mean: rounded(expected.mean), sd: rounded(expected.sd) };

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;
