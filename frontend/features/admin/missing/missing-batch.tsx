import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminText } from '../../../text/site/admin-text.ts';
import { Card } from '../shared/card.tsx';
import { FAILURE } from '../shared/classes.ts';
import { chaptersInWords, chaptersOfButton } from '../shared/imports/button-chapters.ts';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { useImport } from '../shared/imports/use-import.ts';
import { JobControls } from '../shared/jobs/job-controls.tsx';
import { JobDetails } from '../shared/jobs/job-details.tsx';
import { type LoggedState, loggedState, logLine, timeOf } from './log-line.ts';

interface MissingBatchProps {
  readonly buttonId: string;
  /** The number of the batch within its book, from 1. */
  readonly number: number;
  readonly book: string;
  readonly imported: readonly number[] | null;
  readonly onLog: (text: string, at: Date) => void;
}

export function MissingBatch({ buttonId, number, book, imported, onLog }: MissingBatchProps) {
  const chapters = chaptersOfButton(buttonId);
  const words = chaptersInWords(chapters);
  const importing = useImport(buttonId, undefined, { operation: adminText.missingBatch.import(book, words) });
  const { phase, job, message } = importing;
  const name = `Batch ${number}`;
  const log = (line: string, at: Date) => onLog(`${book}, ${name.toLowerCase()}: ${line}`, at);
  const start = () => {
    log('Starting the import.', new Date());
    importing.start();
  };
  const logged = useRef<LoggedState | null>(null);
  useEffect(() => {
    const now = loggedState(importing);
    const line = logLine(logged.current, now);
    const at = timeOf(logged.current, importing);
    logged.current = now;
    if (line !== null) log(line, at);
  });
  return (
    <Card title={name} label={`${book}, ${name.toLowerCase()}`}>
      <p>{adminText.missingBatch.chapters(words)}</p>
      {imported !== null && (
        <p className="text-muted">
          {adminText.missingBatch.imported(
            chapters.filter((one) => imported.includes(one)).length,
            chapters.length,
          )}
        </p>
      )}
      <ImportButton
        importing={{ ...importing, start }}
        isPrimary
        label={adminText.missingBatch.import2(book, name.toLowerCase())}
      >
        {adminText.missingBatch.import3(name)}
      </ImportButton>
      {phase === 'started' && job !== null && <JobDetails job={job} />}
      {phase === 'success' && (
        <div role="status" className="border-s-4 border-accent ps-3">
          <p className="font-semibold">{adminText.missingBatch.success}</p>
          <p>{message}</p>
          <JobsLink />
        </div>
      )}
      {phase === 'error' && (
        <div className="grid gap-3">
          <div role="alert" className={FAILURE}>
            <p className="font-semibold">{adminText.missingBatch.error}</p>
            <p>{message}</p>
          </div>
          {job !== null && <JobControls job={job} />}
          {job !== null && <JobsLink />}
        </div>
      )}
    </Card>
  );
}

const JobsLink = (): ReactNode => (
  <p>
    <Link to="/admin/jobs" className="inline-block py-1">
      {adminText.missingBatch.seeJobsDetails}
    </Link>
  </p>
);
