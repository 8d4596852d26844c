import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { Job } from '../../../../../domain/contract/index.ts';
import { isActive, isFinal } from '../../../../../domain/imports/index.ts';
import { asReader } from '../../../../session/user-query.ts';
import { adminCalls } from './admin-calls.ts';
import { pollDelay } from './poll-delay.ts';

/** The newest jobs, the cursor of the older ones, and how often in a row they came back unchanged. */
interface Polled {
  readonly jobs: readonly Job[];
  readonly next: string | null;
  readonly unchanged: number;
}

const JOBS = ['admin', 'jobs'] as const;

/**
 * The newest jobs. While one of them is active and a screen shows them, they are requested again and again, less often
 * while nothing changes.
 */
const jobsQuery = queryOptions({
  queryKey: JOBS,
  queryFn: async ({ client, signal }): Promise<Polled> => {
    const { jobs, next } = await asReader(client, adminCalls.jobs(signal));
    const before = client.getQueryData<Polled>(JOBS);
    if (before === undefined) return { jobs, next, unchanged: 0 };
    if (haveEnded(before.jobs, jobs)) void refreshContent(client);
    const isSame = JSON.stringify(before.jobs) === JSON.stringify(jobs);
    return { jobs, next, unchanged: isSame ? before.unchanged + 1 : 0 };
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.jobs.some(({ status }) => isActive(status)) ? pollDelay(data.unchanged) : false,
});

/** True if a job that was not final before is final now. */
const haveEnded = (before: readonly Job[], now: readonly Job[]): boolean =>
  now.some(
    ({ id, status }) => isFinal(status) && before.some((old) => old.id === id && !isFinal(old.status)),
  );

/** Requests everything again that a finished job may have changed: counts, lists of files, and the library itself. */
const refreshContent = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      first !== 'user' && first !== 'part' && !(first === 'admin' && second === 'jobs'),
  });

/** Requests the list of jobs again, now. Polling then starts again at its highest rate. */
export function refreshJobs(client: QueryClient): Promise<void> {
  client.setQueryData<Polled>(JOBS, (polled) => polled && { ...polled, unchanged: 0 });
  return client.invalidateQueries({ queryKey: JOBS });
}

/** The newest jobs, kept up to date while the calling component is on screen. */
export const useJobs = () => useQuery({ ...jobsQuery, select: ({ jobs }) => jobs });

/** The cursor of the jobs that are older than the newest ones. Null if there are none. */
export const useOlderJobsCursor = () => useQuery({ ...jobsQuery, select: ({ next }) => next }).data ?? null;

export const adminQueries = {
  /** The jobs that began before a given one, page by page. */
  jobsBefore: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'jobs-before', id],
      queryFn: ({ client, signal, pageParam }) => asReader(client, adminCalls.jobs(signal, pageParam)),
      initialPageParam: id,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** A job with the first of its problems. `count` is the number of problems that the list of jobs knows. */
  job: (id: string, count: number) =>
    queryOptions({
      queryKey: ['admin', 'job', id, count],
      // The problems that are shown stay until the new ones have come.
      placeholderData: keepPreviousData,
      queryFn: ({ client, signal }) => asReader(client, adminCalls.job(id, signal)),
      staleTime: 0,
    }),
  packs: () =>
    queryOptions({
      queryKey: ['admin', 'packs'],
      queryFn: ({ client, signal }) => asReader(client, adminCalls.packs(signal)),
      staleTime: 0,
    }),
  /** What is imported of an edition; of Sefaria's Hebrew text if no edition is named. */
  importStatus: (edition?: string) =>
    queryOptions({
      queryKey: ['admin', 'import-status', edition],
      queryFn: ({ client, signal }) => asReader(client, adminCalls.importStatus(edition, signal)),
      staleTime: 0,
    }),
  databaseInfo: () =>
    queryOptions({
      queryKey: ['admin', 'database-info'],
      queryFn: ({ client, signal }) => asReader(client, adminCalls.databaseInfo(signal)),
      staleTime: 0,
    }),
  csvFiles: () =>
    queryOptions({
      queryKey: ['admin', 'csv-files'],
      queryFn: ({ client, signal }) => asReader(client, adminCalls.csvFiles(signal)),
      staleTime: 0,
    }),
  /** Every stored file, and the uploads that are not complete. */
  files: () =>
    queryOptions({
      queryKey: ['admin', 'files'],
      queryFn: ({ client, signal }) => asReader(client, adminCalls.files(signal)),
      staleTime: 0,
    }),
};
