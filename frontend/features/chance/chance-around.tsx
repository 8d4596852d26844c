import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChanceAnswer } from '../../../domain/contract/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { ChancePlot } from './chance-plot.tsx';
import { type ChanceParams, chanceQueries } from './chance-queries.ts';
import { ChanceSentence } from './chance-sentence.tsx';
import { retryDelay } from './retry-delay.ts';

interface AroundProps {
  readonly value: number;
  readonly query: ChanceParams;
  readonly showsSentence: boolean;
}

const showsSomething = ({ neighbours }: ChanceAnswer): boolean =>
  neighbours.some(({ observed, mean, inAnyOrder }) => observed > 0 || (inAnyOrder?.mean ?? mean ?? 0) > 0);

export function ChanceAround({ value, query, showsSentence }: AroundProps) {
  const client = useQueryClient();
  const options = chanceQueries.around(value, query);
  const around = useQuery(options);
  const { data, error, isFetching } = around;
  const state = client.getQueryState(options.queryKey);
  const hasGivenUp = !isFetching && state !== undefined && retryDelay(state.dataUpdateCount) === null;
  if (error !== null) {
    return (
      <ErrorBox
        message={chanceText.around.failed}
        detail={error instanceof ApiError ? error.message : undefined}
        requestId={error instanceof ApiError ? error.requestId : null}
        retry={isTemporary(error) ? () => void around.refetch() : undefined}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className="min-h-64" aria-busy="true">
        <span className="sr-only" role="status">
          {chanceText.around.loading}
        </span>
        <div className="skeleton skeleton-late mt-3 h-36 w-full" />
      </div>
    );
  }
  return (
    <>
      {showsSentence && (
        <ChanceSentence
          value={value}
          found={data.observed}
          expected={{ inAnyOrder: data.expectedInAnyOrder, letters: data.expected }}
        />
      )}
      {data.missing === 'not-built' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p role="status" className="text-ui text-muted">
            {hasGivenUp ? chanceText.around.later : chanceText.around.computing}
          </p>
          {hasGivenUp && <Button onClick={() => void around.refetch()}>{chanceText.around.retry}</Button>}
        </div>
      )}
      {data.missing === 'no-table' && data.expectedInAnyOrder === null && (
        <p className="text-ui text-muted">{chanceText.around.noMethod}</p>
      )}
      {showsSomething(data) && <ChancePlot answer={data} query={query} />}
    </>
  );
}
