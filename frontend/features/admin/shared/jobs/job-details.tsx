import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBookId } from '../../../../../domain/canon/index.ts';
import type { Job } from '../../../../../domain/contract/index.ts';
import { isUnfinished, lastFailure } from '../../../../../domain/imports/index.ts';
import { explorerPath, formatReference } from '../../../../../domain/reference/index.ts';
import { stringifyPlainSearch } from '../../../../addresses/search-params.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { Loaded } from '../../../../ui/pages/loaded.tsx';
import { formatValue } from '../../../../ui/words/format-value.ts';
import { FAILURE, JOB, TALL_LINK } from '../classes.ts';
import { Cell, ScrollTable } from '../scroll-table.tsx';
import { adminQueries } from './admin-queries.ts';
import { JobControls } from './job-controls.tsx';
import { JobProgress } from './job-progress.tsx';
import {
  countsInWords,
  durationInWords,
  notImportedInWords,
  versesARow,
  whatReadersSee,
  withoutChunk,
} from './job-words.ts';

export function JobDetails({ job }: { readonly job: Job }) {
  return (
    <div className={JOB}>
      {isUnfinished(job.status) ? (
        <>
          <JobProgress job={job} />
          {notImportedInWords(job) !== null && <Problems job={job} />}
        </>
      ) : (
        <JobResult job={job} />
      )}
      <LeftOut job={job} />
      <JobControls job={job} />
    </div>
  );
}

function LeftOut({ job: { leftOut } }: { readonly job: Job }) {
  if (leftOut.length === 0) return null;
  return (
    <div className={FAILURE}>
      <p>{adminText.jobDetails.leftOut}</p>
      <ul>
        {leftOut.map(({ name, reason }) => (
          <li key={name} className="wrap-anywhere">
            <bdi>{name}</bdi>
            <span className="text-muted">{`: ${reason}.`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function JobResult({ job }: { readonly job: Job }) {
  return (
    <div className={JOB}>
      <Outcome job={job} />
      {job.status === 'succeeded' && versesARow(job) !== null && (
        <p className="text-meta text-muted">{versesARow(job)}</p>
      )}
      <Problems job={job} />
      <p className="flex flex-wrap gap-x-5">
        {job.opens !== null && (
          <a className={TALL_LINK} href={placeOf(job.opens)}>
            {openInWords(job)}
          </a>
        )}
        <a className={TALL_LINK} href={`/api/admin/jobs/${job.id}/report`} download>
          {adminText.jobDetails.downloadReport}
        </a>
      </p>
    </div>
  );
}

const openInWords = ({ kind, opens }: Job): string =>
  kind === 'own-text' && opens !== null && isBookId(opens.book)
    ? adminText.jobDetails.openPlace(formatReference({ book: opens.book, chapter: opens.chapter }))
    : adminText.jobDetails.openExplorer;

/** The address in the explorer of a place in the text that a job has filled. Undefined if the book is unknown. */
function placeOf({ book, chapter, edition, version }: NonNullable<Job['opens']>): string | undefined {
  if (!isBookId(book)) return undefined;
  const search = { version: version ?? undefined, edition: edition ?? undefined };
  return explorerPath({ book, chapter }) + stringifyPlainSearch(search);
}

function Outcome({ job }: { readonly job: Job }) {
  const reason = lastFailure(job.errors);
  const counts = countsInWords(job);
  const duration = durationInWords(job);
  switch (job.status) {
    case 'succeeded':
      return (
        <p>
          {duration === null
            ? adminText.jobDetails.finished(counts)
            : adminText.jobDetails.finishedIn(duration, counts)}
        </p>
      );
    case 'cancelled':
      return <p>{adminText.jobDetails.cancelled(whatReadersSee(job))}</p>;
    default:
      return (
        <div role="alert" className={FAILURE}>
          <p className="font-semibold">{adminText.jobDetails.failed}</p>
          {reason === undefined ? <p>{adminText.jobDetails.importFailed}</p> : <Reason of={reason} />}
          <p className="text-muted">{whatReadersSee(job)}</p>
        </div>
      );
  }
}

type Placed = Job['errors'][number];

function Reason({ of }: { readonly of: Placed }) {
  const place = [
    of.source === 'import' ? null : of.source,
    of.row === null ? null : `row ${formatValue(of.row)}`,
    of.column === null ? null : `column ${of.column}`,
  ].filter((part) => part !== null);
  return (
    <p className="wrap-anywhere">
      {place.length > 0 && <span className="text-muted">{`${place.join(', ')}: `}</span>}
      {withoutChunk(of.message)}
    </p>
  );
}

const CHECK = 'database-check';

function Problems({ job }: { readonly job: Job }) {
  const count = job.rows.skipped + job.rows.failed;
  const [isOpen, setOpen] = useState(job.kind === CHECK);
  const query = useQuery({
    ...adminQueries.job(job.id, count),
    // The problems that are shown stay until the new ones have come.
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  return (
    <details data-problems open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center">
        {notImportedInWords(job) ?? adminText.jobDetails.details}
      </summary>
      <Loaded query={query} pending={<span className="skeleton h-12 w-full" />}>
        {({ errors }) =>
          errors.length === 0 ? (
            <p className="text-muted">{adminText.jobDetails.noRemarks}</p>
          ) : (
            <>
              <ProblemTable title={job.title} problems={errors} />
              {count > errors.length && (
                <p className="text-meta text-muted">{adminText.jobDetails.firstOnly}</p>
              )}
            </>
          )
        }
      </Loaded>
    </details>
  );
}

function ProblemTable({ title, problems }: { readonly title: string; readonly problems: readonly Placed[] }) {
  const text = adminText.jobDetails;
  return (
    <ScrollTable
      label={text.problems(title)}
      columns={[text.file, text.row, text.reason, text.column, text.imported]}
    >
      {problems.map(({ source, row, column, message, imported }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a finished job does not change.
        <tr key={index}>
          <Cell>{source}</Cell>
          <Cell isNumber>{formatValue(row)}</Cell>
          <Cell>{message}</Cell>
          <Cell>{column ?? '–'}</Cell>
          <Cell>{imported === null ? '–' : text.isImported(imported)}</Cell>
        </tr>
      ))}
    </ScrollTable>
  );
}
