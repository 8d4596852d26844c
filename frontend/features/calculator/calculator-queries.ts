import { queryOptions } from '@tanstack/react-query';
import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import type { GematriaOptions, GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

/** What is looked for in Scripture: whole verses, single words, or words that follow one another. */
export type Unit = 'word' | 'span' | 'verse';

/** Places shown of each kind; the search's page has them all. */
const FIRST = 3;

/** A text for the calculate call: by the two methods of its script. */
export interface Calculation {
  readonly script: GematriaScript;
  readonly text: string;
  readonly options: GematriaOptions;
}

/** The library's own count, by standard and ordinal. */
export const calculate = ({ script, text, options }: Calculation) =>
  call(
    api.calculate.$post({
      query: {},
      json: { text, methods: [...STANDARD_AND_ORDINAL[script]], options },
    }),
  );

export const calculatorQueries = {
  all: () => ['calculator'] as const,

  /** Where a value stands in Scripture. */
  inScripture: (value: number, method: MethodId, unit: Unit) =>
    queryOptions({
      queryKey: [...calculatorQueries.all(), 'in scripture', value, method, unit],
      queryFn: ({ signal }) =>
        call(
          api.search.gematria[':value'].$get(
            { param: { value: String(value) }, query: { method, unit, limit: String(FIRST) } },
            { init: { signal } },
          ),
        ),
    }),
};
