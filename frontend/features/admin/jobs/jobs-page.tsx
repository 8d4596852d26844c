import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { BADGE, PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { timeInWords } from '../../../ui/words/time-in-words.ts';
import { BUTTON_OFF } from '../shared/classes.ts';
import { adminQueries, useJobs, useOlderJobsCursor } from '../shared/jobs/admin-queries.ts';
import { JobDetails } from '../shared/jobs/job-details.tsx';
import { stateInWords } from '../shared/jobs/job-words.ts';

const BADGES: Partial<Readonly<Record<Job['status'], string>>> = {
  failed: `${BADGE} border border-danger text-danger`,
  succeeded: `${BADGE} border border-accent text-accent`,
};

export function JobsPage() {
  const jobs = useJobs();
  return (
    <>
      <PageHeading title={adminText.jobsPage.jobs} />
      <p className="mt-3">{adminText.jobsPage.everyImportNewestFirst}</p>
      <Loaded query={jobs} pending={<span className="skeleton mt-6 h-64 w-full" />}>
        {(newest) =>
          newest.length > 0 ? (
            <div className="mt-6">
              <JobList label={adminText.jobsPage.jobs} jobs={newest} />
            </div>
          ) : (
            <p className="mt-6">
              <RichText
                text={adminText.jobsPage.noImportsYetChoose}
                parts={{ a: <Link to="/admin/import" /> }}
              />
            </p>
          )
        }
      </Loaded>
      <OlderJobs />
    </>
  );
}

const JobList = ({ label, jobs }: { readonly label: string; readonly jobs: readonly Job[] }) => (
  <ol aria-label={label} className="grid">
    {jobs.map((job) => (
      <JobItem key={job.id} job={job} />
    ))}
  </ol>
);

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
      {older.length > 0 && <JobList label={adminText.jobsPage.olderJobs} jobs={older} />}
      {error !== null && <ErrorBox message={error.message} retry={() => void refetch()} />}
      {hasMore && error === null && (
        <Button
          className={`control-lined mt-6 ${isFetching ? BUTTON_OFF : ''}`}
          aria-disabled={isFetching}
          onClick={() => {
            if (!isShown) setShown(true);
            else if (!isFetching) void fetchNextPage();
          }}
        >
          {adminText.jobsPage.showOlder}
        </Button>
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
