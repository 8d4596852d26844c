import { queryOptions } from '@tanstack/react-query';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { ValueHit, ValueSearchQuery } from '../../../domain/contract/index.ts';
import type { Script } from '../../shared/methods/methods.ts';
import { valueCountQuery, valueQuery } from '../../shared/methods/value-counts.ts';

export type Unit = ValueSearchQuery['unit'];

/** How many results are requested for each unit: nearly all spellings of words, and the first phrases and verses. */
const LIMITS: Readonly<Record<Unit, number>> = { word: 100, span: 5, verse: 5 };

export const numberQueries = {
  /**
   * The query for what has this value by the standard method of a script: the most frequent spellings of words, and the
   * first phrases, or the verses that readers know best.
   */
  found: (value: number, unit: Unit, script: Script) =>
    valueQuery(value, {
      unit,
      method: STANDARD_AND_ORDINAL[script][0],
      limit: String(LIMITS[unit]),
      distinct: unit === 'word' ? 'spelling' : undefined,
      order: unit === 'verse' ? 'familiar' : undefined,
    }),

  firstWord: (value: number) =>
    queryOptions({
      ...valueCountQuery({ value, unit: 'word' }),
      select: ({ results }): ValueHit | null => results[0] ?? null,
    }),
};
