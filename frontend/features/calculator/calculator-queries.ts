import { queryOptions } from '@tanstack/react-query';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { GematriaOptions, GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

/** The things that the search looks for: whole verses, single words, or spans of consecutive words. */
export type Unit = 'word' | 'span' | 'verse';

/** The number of places that are shown for each unit. The search page shows all places. */
const SHOWN_PLACES = 3;

/** A text whose value the API computes. */
export interface Calculation {
  readonly script: GematriaScript;
  readonly text: string;
  readonly options: GematriaOptions;
}

/** Asks the API for the standard and ordinal value of a text. */
export const calculate = ({ script, text, options }: Calculation) =>
  call(
    api.calculate.$post({
      query: {},
      json: { text, methods: [...STANDARD_AND_ORDINAL[script]], options },
    }),
  );

export const calculatorQueries = {
  all: () => ['calculator'] as const,

  /** The query for places in Scripture with a value. */
  inScripture: (value: number, method: MethodId, unit: Unit) =>
    queryOptions({
      queryKey: [...calculatorQueries.all(), 'in-scripture', value, method, unit],
      queryFn: ({ signal }) =>
        call(
          api.search.gematria[':value'].$get(
            { param: { value: String(value) }, query: { method, unit, limit: String(SHOWN_PLACES) } },
            { init: { signal } },
          ),
        ),
    }),
};
