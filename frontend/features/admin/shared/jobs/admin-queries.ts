import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { Job } from '../../../../../domain/contract/index.ts';
import { isActive, isFinal } from '../../../../../domain/imports/index.ts';
import { api, call } from '../../../../api/client.ts';
import { asReader } from '../../../../session/reader.ts';
import { pollDelay } from './poll-delay.ts';

const { admin } = api;

/** The newest jobs, the cursor of the older ones, and how often in a row they came back unchanged. */
interface Polled {
  readonly jobs: readonly Job[];
  readonly next: string | null;
  readonly unchanged: number;
}

const JOBS = ['admin', 'jobs'] as const;

const fetchJobs = (client: QueryClient, signal: AbortSignal, before?: string) =>
  asReader(client, call(admin.jobs.$get({ query: { before } }, { init: { signal } }), 'jobs'));

/**
 * The newest jobs. While one of them is active and a screen shows them, they are requested again and again, less often
 * while nothing changes.
 */
export const jobsQuery = queryOptions({
  queryKey: JOBS,
  queryFn: async ({ client, signal }): Promise<Polled> => {
    const { jobs, next } = await fetchJobs(client, signal);
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

const haveEnded = (before: readonly Job[], now: readonly Job[]): boolean =>
  now.some(
    ({ id, status }) => isFinal(status) && before.some((old) => old.id === id && !isFinal(old.status)),
  );

/** Requests everything again that an import can change. */
export const refreshContent = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      first !== 'user' && first !== 'part' && !(first === 'admin' && second === 'jobs'),
  });

export function refreshJobs(client: QueryClient): Promise<void> {
  client.setQueryData<Polled>(JOBS, (polled) => polled && { ...polled, unchanged: 0 });
  return client.invalidateQueries({ queryKey: JOBS });
}

export const refreshFiles = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      first === 'admin' && (second === 'files' || second === 'csv-files' || second === 'database-info'),
  });

export const useJobs = () => useQuery({ ...jobsQuery, select: ({ jobs }) => jobs });

export const useOlderJobsCursor = () => useQuery({ ...jobsQuery, select: ({ next }) => next }).data ?? null;

/** A query whose answer is requested again at each visit of a screen, because other administrators change it too. */
const adminQuery = <Answer>(
  key: readonly unknown[],
  request: (options: { readonly init: RequestInit }) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: ['admin', ...key],
    queryFn: ({ client, signal }) => asReader(client, request({ init: { signal } })),
    staleTime: 0,
  });

export const adminQueries = {
  jobsBefore: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'jobs-before', id],
      queryFn: ({ client, signal, pageParam }) => fetchJobs(client, signal, pageParam),
      initialPageParam: id,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /**
   * The query for a job with the first of its problems. `count` is the number of problems in the list of jobs, so
   * each new problem makes a new request.
   */
  job: (id: string, count: number) =>
    adminQuery(['job', id, count], (options) =>
      call(admin.jobs[':id'].$get({ param: { id } }, options), 'id'),
    ),
  packs: adminQuery(['packs'], (options) => call(admin.packs.$get({}, options), 'packs')),
  importStatus: adminQuery(['import-status'], (options) =>
    call(admin['import-status'].$get({ query: {} }, options), 'books'),
  ),
  databaseInfo: adminQuery(['database-info'], (options) =>
    call(admin['database-info'].$get({}, options), 'status'),
  ),
  csvFiles: adminQuery(['csv-files'], (options) => call(admin['csv-files'].$get({}, options), 'files')),
  texts: adminQuery(['texts'], (options) => call(admin.texts.$get({}, options), 'texts')),
  files: adminQuery(['files'], (options) => call(admin.files.$get({}, options), 'files')),
};
