import { queryOptions } from '@tanstack/react-query';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { GematriaOptions, GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { api, call } from '../../api/client.ts';

export type Unit = 'word' | 'span' | 'verse';

const SHOWN_PLACES = 3;

export interface Calculation {
  readonly script: GematriaScript;
  readonly text: string;
  readonly options: GematriaOptions;
}

export const calculate = ({ script, text, options }: Calculation) =>
  call(
    api.calculate.$post({
      query: {},
      json: { text, methods: [...STANDARD_AND_ORDINAL[script]], options },
    }),
    'length',
  );

export const calculatorQueries = {
  all: () => ['calculator'] as const,

  /** Reading references needs the names of all books, so its script loads when one is typed. */
  namedWords: (typed: string) =>
    queryOptions({
      queryKey: [...calculatorQueries.all(), 'named-words', typed],
      queryFn: async ({ client }) => (await import('./reference.ts')).namedWords(client, typed),
    }),

  inScripture: (value: number, method: MethodId, unit: Unit) =>
    queryOptions({
      queryKey: [...calculatorQueries.all(), 'in-scripture', value, method, unit],
      queryFn: ({ signal }) =>
        call(
          api.search.gematria[':value'].$get(
            { param: { value: String(value) }, query: { method, unit, limit: String(SHOWN_PLACES) } },
            { init: { signal } },
          ),
          'results',
        ),
    }),
};
