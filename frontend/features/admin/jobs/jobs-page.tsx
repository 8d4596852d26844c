import { Link } from '@tanstack/react-router';
import type { Job } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/admin.ts';
import { BADGE, PLAIN_BADGE } from '../../../ui/badge.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { useJobs } from '../shared/admin-queries.ts';
import { JobDetails } from '../shared/job-details.tsx';
import { stateInWords } from '../shared/job-words.ts';
import { timeInWords } from '../shared/time-in-words.ts';

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
