import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import { MISSING_TABS } from '../../../addresses/admin-address.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS, FAILURE } from '../shared/classes.ts';
import {
  buttonsWith,
  chaptersInWords,
  chaptersOfButton,
  importedChapters,
} from '../shared/imports/button-chapters.ts';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { useImport } from '../shared/imports/use-import.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { JobControls } from '../shared/jobs/job-controls.tsx';
import { JobDetails } from '../shared/jobs/job-details.tsx';
import { TabsInAddress } from '../shared/tabs-in-address.tsx';
import { type LoggedState, loggedState, logLine, timeOf } from './log-line.ts';

const TABS = MISSING_TABS.map((id) => ({ id, label: bookById(id).name }));

export function MissingChaptersPage() {
  const { tab } = useSearch({ from: '/admin/missing-chapters' });
  const { data: status } = useQuery(adminQueries.importStatus);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const onLog = useCallback((text: string, at: Date) => setLog((entries) => [...entries, { at, text }]), []);
  return (
    <>
      <PageHeading title={adminText.missingChaptersPage.missingChapters} />
      <p className="mt-3 text-ui text-muted">{adminText.missingChaptersPage.importChaptersTorahSefaria}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <TabsInAddress label={adminText.missingChaptersPage.books} tabs={TABS} selected={tab}>
          {/* The batches of hidden tabs stay on the page, because they write to the log of imports too. */}
          {TABS.map(({ id, label }) => (
            <div key={id} hidden={id !== tab} className="pt-6">
              <div className={CARDS}>
                {buttonsWith(`import-missing-${id}`).map((buttonId, index) => (
                  <MissingBatch
                    key={buttonId}
                    buttonId={buttonId}
                    number={index + 1}
                    book={label}
                    imported={importedChapters(status, id)}
                    onLog={onLog}
                  />
                ))}
              </div>
            </div>
          ))}
        </TabsInAddress>
        <ImportLog entries={log} onClear={() => setLog([])} />
      </div>
    </>
  );
}

interface MissingBatchProps {
  readonly buttonId: string;
  /** The number of the batch within its book, from 1. */
  readonly number: number;
  readonly book: string;
  readonly imported: readonly number[] | null;
  readonly onLog: (text: string, at: Date) => void;
}

function MissingBatch({ buttonId, number, book, imported, onLog }: MissingBatchProps) {
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

interface LogEntry {
  readonly at: Date;
  readonly text: string;
}

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** The time of day, with the date if that is not today. */
const timeInWords = (at: Date): string =>
  (at.toDateString() === new Date().toDateString() ? TIME : DAY_AND_TIME).format(at);

function ImportLog({
  entries,
  onClear,
}: {
  readonly entries: readonly LogEntry[];
  readonly onClear: () => void;
}) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls to each new line, which is at its end.
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  return (
    <Card title={adminText.importLog.importLog}>
      <div
        ref={log}
        role="log"
        aria-label={adminText.importLog.importLog}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        tabIndex={0}
        className="h-[500px] overflow-y-auto rounded-[calc(var(--radius)/2)] bg-surface p-3 wrap-anywhere"
      >
        {entries.length === 0 ? (
          <p className="text-muted">{adminText.importLog.empty}</p>
        ) : (
          <ol className="grid gap-2">
            {entries.map(({ at, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
              <li key={index}>
                <time dateTime={at.toISOString()} className="text-muted tabular-nums">
                  {timeInWords(at)}
                </time>{' '}
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      {entries.length > 0 && (
        <Button className="control-lined justify-self-start" onClick={onClear}>
          {adminText.importLog.clear}
        </Button>
      )}
    </Card>
  );
}
