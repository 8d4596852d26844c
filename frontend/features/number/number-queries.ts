import { queryOptions } from '@tanstack/react-query';
import type { ValueSearchQuery } from '../../../domain/contract/index.ts';
import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import type { Script } from '../../shared/methods.ts';

export type Unit = ValueSearchQuery['unit'];

/** How many results are read: enough words to list each spelling once, and the first phrases and verses. */
const LIMITS: Readonly<Record<Unit, number>> = { word: 100, span: 5, verse: 5 };

export const numberQueries = {
  all: () => ['number'] as const,

  /** The query for the first words, phrases or verses of a script with this value by its standard method. */
  found: (value: number, unit: Unit, script: Script) => {
    const query = { unit, method: STANDARD_AND_ORDINAL[script][0], limit: String(LIMITS[unit]) };
    return queryOptions({
      queryKey: [...numberQueries.all(), value, query],
      queryFn: ({ signal }) =>
        call(
          api.search.gematria[':value'].$get(
            { param: { value: String(value) }, query },
            { init: { signal } },
          ),
        ),
    });
  },
};
