import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { BADGE, PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { BUTTON_OFF } from '../shared/classes.ts';
import { adminQueries, useJobs, useOlderJobsCursor } from '../shared/jobs/admin-queries.ts';
import { JobDetails } from '../shared/jobs/job-details.tsx';
import { stateInWords } from '../shared/jobs/job-words.ts';
import { timeInWords } from '../shared/jobs/time-in-words.ts';

/** The colours of the states that an administrator looks for. */
const BADGES: Partial<Readonly<Record<Job['status'], string>>> = {
  failed: `${BADGE} border border-danger text-danger`,
  succeeded: `${BADGE} border border-accent text-accent`,
};

/** The page Jobs: for each import, its progress if it has not ended, otherwise its result. */
export function JobsPage() {
  const { data: jobs, error, refetch } = useJobs();
  return (
    <>
      <PageHeading title={adminText.jobsPage.jobs}>{adminText.jobsPage.jobs}</PageHeading>
      <p className="mt-3">{adminText.jobsPage.everyImportNewestFirst}</p>
      {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
      {jobs === undefined && error === null && <span className="skeleton mt-6 h-64 w-full" />}
      {jobs?.length === 0 && (
        <p className="mt-6">
          <RichText
            text={adminText.jobsPage.noImportsYetChoose}
            parts={{ a: (words) => <Link to="/admin/import">{words}</Link> }}
          />
        </p>
      )}
      {jobs !== undefined && jobs.length > 0 && (
        <ol aria-label={adminText.jobsPage.jobs} className="mt-6 grid">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ol>
      )}
      <OlderJobs />
    </>
  );
}

/** The jobs before the newest ones, and a button that shows the next of them. */
function OlderJobs() {
  const cursor = useOlderJobsCursor();
  const [isShown, setShown] = useState(false);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...adminQueries.jobsBefore(cursor ?? ''),
    enabled: isShown && cursor !== null,
  });
  if (cursor === null) return null;
  const older = isShown ? (data?.pages.flatMap(({ jobs }) => jobs) ?? []) : [];
  const hasMore = !isShown || hasNextPage || isFetching;
  return (
    <>
      {older.length > 0 && (
        <ol aria-label={adminText.jobsPage.olderJobs} className="grid">
          {older.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ol>
      )}
      {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
      {hasMore && error === null && (
        <button
          type="button"
          className={`control control-lined mt-6 ${isFetching ? BUTTON_OFF : ''}`}
          aria-disabled={isFetching}
          onClick={() => {
            if (!isShown) setShown(true);
            else if (!isFetching) void fetchNextPage();
          }}
        >
          {adminText.jobsPage.showOlder}
        </button>
      )}
    </>
  );
}

function JobItem({ job }: { readonly job: Job }) {
  const { id, title, startedAt, startedBy } = job;
  return (
    <li className="border-b border-line py-5">
      <article aria-labelledby={`job-${id}`} className="grid gap-2">
        <h2 id={`job-${id}`} className="text-lead font-medium">
          {title} <span className={BADGES[job.status] ?? PLAIN_BADGE}>{stateInWords(job)}</span>
        </h2>
        <p className="text-meta text-muted">
          {startedBy === null ? adminText.jobsPage.startedSite : adminText.jobsPage.started}
          {startedBy !== null && (
            <>
              <bdi>{startedBy}</bdi>,{' '}
            </>
          )}
          <time dateTime={startedAt}>{timeInWords(startedAt)}</time>
        </p>
        <JobDetails job={job} />
      </article>
    </li>
  );
}
