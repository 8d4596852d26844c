import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from '../../../../../domain/contract/index.ts';
import { reasonOf } from '../../../../api/reason-of.ts';
import { asReader } from '../../../../session/reader.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { failureToast } from '../../../../ui/panels/failure-toast.ts';
import { dismissToast, shownToast, toast } from '../../../../ui/panels/toast.tsx';
import { adminCalls, type ImportBody } from '../jobs/admin-calls.ts';
import { refreshJobs, useJobs } from '../jobs/admin-queries.ts';
import { type ImportState, importState, type StartCall } from './import-state.ts';
import { useIdempotency } from './use-idempotency.ts';

export interface ImportOptions {
  /**
   * The name of what starts, for the toast: `{operation} has been started.` Without it: `Import has been started.`
   */
  readonly operation?: string;
  readonly startedTitle?: string;
  /** True if the toast says that the import may take a minute, not several minutes. */
  readonly isShort?: boolean;
  readonly failedTitle?: string;
  readonly failed?: string | undefined;
  /** Called when the button's job has succeeded or failed, if this screen has seen it start or run. */
  readonly onEnded?: (job: Job) => void;
}

export interface Importing extends ImportState {
  start(): void;
}

/**
 * Starts the import of a button and follows its job.
 *
 * @param buttonId the path of the button's call after `/api/admin/`: `import-from-csv`, or `packs/{id}`.
 */
export function useImport(buttonId: string, body?: ImportBody, options: ImportOptions = {}): Importing {
  const client = useQueryClient();
  const { data: jobs = [] } = useJobs();
  // The started job is stored in the query cache, so that the screen still knows it after a visit to another screen.
  const startedKey = ['admin', 'started', buttonId] as const;
  const { data: started = null } = useQuery<{ jobId: string; message: string } | null>({
    queryKey: startedKey,
    queryFn: skipToken,
  });
  const idempotency = useIdempotency();
  const call = useMutation({
    mutationFn: () => asReader(client, adminCalls.start(buttonId, body, idempotency.keyOf(body))),
    onSuccess: ({ jobId, message }) => {
      idempotency.onEnded(null);
      client.setQueryData(startedKey, { jobId, message });
      toast(startedToast(options));
    },
    onError: (error) => {
      idempotency.onEnded(error);
      failureToast(options.failedTitle ?? adminText.error, failureOf(options))(error);
    },
    onSettled: () => void refreshJobs(client),
  });
  const state = importState(buttonId, jobs, callState(call, started, failureOf(options)));
  useEnded(state, (job) => {
    // A short job ends while its toast still says that the import takes minutes, so the toast is removed.
    const { title, description } = startedToast(options);
    if (shownToast()?.description === description) dismissToast(title);
    options.onEnded?.(job);
  });
  return { ...state, start: () => call.mutate() };
}

function startedToast({
  operation = 'Import',
  startedTitle = adminText.useImport.importStarted,
  isShort = false,
}: ImportOptions) {
  const time = isShort ? adminText.useImport.minute : adminText.useImport.severalMinutes;
  return {
    title: startedTitle,
    description: adminText.useImport.importStartedText(operation, time),
  };
}

const failureOf = ({ operation = 'import', failed }: ImportOptions): string =>
  failed ?? adminText.useImport.failedStart(operation);

function callState(
  call: { readonly isPending: boolean; readonly error: Error | null },
  started: { readonly jobId: string; readonly message: string } | null,
  failed: string,
): StartCall {
  if (call.isPending) return { state: 'pending' };
  if (call.error !== null) return { state: 'failed', message: reasonOf(call.error, failed) };
  return started === null ? { state: 'none' } : { state: 'answered', ...started };
}

function useEnded({ phase, job }: ImportState, onEnded: (job: Job) => void): void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if ((phase === 'success' || phase === 'error') && job !== null && isAwaited.current) onEnded(job);
    isAwaited.current = phase === 'loading' || phase === 'started';
  });
}
