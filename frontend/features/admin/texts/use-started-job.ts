import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../../../domain/contract/index.ts';
import { asReader } from '../../../session/reader.ts';
import { useIdempotency } from '../shared/imports/use-idempotency.ts';
import { refreshJobs, useJobs } from '../shared/jobs/admin-queries.ts';

interface Started<Body, Answer> {
  readonly body: Body;
  readonly answer: Answer;
}

/**
 * Starts a job with a body, and follows it. The started job is in the query cache under `name`, so that the screen still
 * knows it after a visit to another screen.
 */
export function useStartedJob<Body, Answer extends { readonly jobId: string }>(
  name: readonly string[],
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
) {
  const client = useQueryClient();
  const { data: jobs = [] } = useJobs();
  const queryKey = ['admin', 'started', ...name];
  const { data: started = null } = useQuery<Started<Body, Answer> | null>({ queryKey, queryFn: skipToken });
  const idempotency = useIdempotency();
  const call = useMutation({
    mutationFn: (body: Body) => asReader(client, send(body, idempotency.keyOf(body))),
    onSuccess: (answer, body) => client.setQueryData(queryKey, { answer, body }),
    onSettled: (_, error) => {
      idempotency.onEnded(error);
      return refreshJobs(client);
    },
  });
  const job: Job | null = jobs.find(({ id }) => id === started?.answer.jobId) ?? null;
  return {
    start: call.mutate,
    isStarting: call.isPending,
    /** Why the last start was refused. Null if it was not. */
    refusal: call.error,
    /** The body and the answer of the last start that was accepted. */
    started,
    /** Null also while the list of jobs does not have it yet. */
    job,
  };
}
