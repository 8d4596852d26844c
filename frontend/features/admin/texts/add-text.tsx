import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type {
  AddTextBody,
  Job,
  OwnText,
  StoredFile,
  TextPreview,
} from '../../../../domain/contract/index.ts';
import { type ImportKind, isUnfinished, lastFailure } from '../../../../domain/imports/index.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { FAILURE, TALL_LINK } from '../shared/classes.ts';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { adminQueries, useJobs } from '../shared/jobs/admin-queries.ts';
import { JobDetails } from '../shared/jobs/job-details.tsx';
import { withoutChunk } from '../shared/jobs/job-words.ts';
import { PagePart } from '../shared/page-part.tsx';
import { proposedFacts, type Reading, type TextFacts } from './draft.ts';
import { FactsForm } from './facts-form.tsx';
import { ReadingForm } from './reading-form.tsx';
import { TextFound } from './text-found.tsx';
import { useStartedJob } from './use-started-job.ts';

const text = ownTextsText.found;

const PREVIEW: ImportKind = 'text-preview';

interface AddTextProps {
  readonly file: StoredFile;
  readonly replaced: OwnText | undefined;
  /** The added text that already has this file. */
  readonly known: OwnText | undefined;
}

/** Previews a file as it is read now: once by itself, and again when the administrator asks for it. */
function usePreview(file: StoredFile, isImported: boolean) {
  const { start, started, isStarting, refusal, job } = useStartedJob(
    ['text-preview', file.id],
    (reading: Reading, key) => adminCalls.previewText({ fileId: file.id, ...reading }, key),
  );
  const [reading, setReading] = useState<Reading>(started?.body ?? {});
  const { data, error } = useQuery({
    ...adminQueries.job(started?.answer.jobId ?? '', 0),
    enabled: job?.status === 'succeeded',
    // What was found stays in view while the file is previewed again.
    placeholderData: keepPreviousData,
  });
  const { data: jobs = [] } = useJobs();
  // A preview of this file that began before the page was opened again. Another one can start when it has ended.
  const earlier = jobs.find(
    ({ kind, status, input }) =>
      started === null && kind === PREVIEW && isUnfinished(status) && input[0]?.name === file.name,
  );
  const isBlocked = isImported || earlier !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first preview starts by itself, each other one with a button.
  useEffect(() => {
    if (started === null && !isBlocked) start(reading);
  }, [isBlocked]);
  const running = job !== null && isUnfinished(job.status) ? job : (earlier ?? null);
  const isRunning = isStarting || running !== null || (started !== null && job === null);
  return {
    found: data?.result ?? null,
    running,
    isRunning,
    problem: isRunning ? null : problemOf(refusal, job, error, data?.result === null),
    reading,
    isChanged: JSON.stringify(reading) !== JSON.stringify(started?.body ?? {}),
    change: (change: Reading) => setReading({ ...reading, ...change }),
    again: () => start(reading),
  };
}

/** From an uploaded file to a published text: its preview, how it is read, what it is, and its import. */
export function AddText({ file, replaced, known }: AddTextProps) {
  const added = useStartedJob(['text', file.id], adminCalls.addText);
  const { data: jobs = [] } = useJobs();
  // After a reload the page finds the job that imports this file.
  const running = jobs.find(({ target, status }) => target === known?.edition && isUnfinished(status));
  const importJob = added.job ?? running ?? null;
  const preview = usePreview(file, importJob !== null);
  const [typed, setTyped] = useState<Partial<TextFacts>>({});
  if (importJob !== null && (isUnfinished(importJob.status) || importJob.status === 'succeeded'))
    return (
      <PagePart title={ownTextsText.form.import}>
        <JobDetails job={importJob} />
        {importJob.status === 'succeeded' && (
          <Link to="/admin/texts" className={TALL_LINK}>
            {ownTextsText.form.another}
          </Link>
        )}
      </PagePart>
    );
  const { found, problem, isRunning, isChanged, reading } = preview;
  const facts = found === null ? null : proposedFacts(file.name, found, replaced, typed);
  // A second try fills the text that the first one began.
  const unpublished = known?.publishedAt === null ? known.edition : undefined;
  const edition = replaced?.edition ?? added.started?.answer.edition ?? unpublished;
  return (
    <>
      <PagePart title={text.title}>
        {known !== undefined && edition === undefined && <p>{ownTextsText.file.known(known.name)}</p>}
        <PreviewState {...preview} />
        {found !== null && <TextFound found={found} language={facts?.language ?? ''} />}
        {(found !== null || problem !== null) && (
          <ReadingForm
            key={found === null ? 'unknown' : 'known'}
            found={found}
            reading={reading}
            isChanged={isChanged}
            isRunning={isRunning}
            hasFailed={problem !== null}
            onChange={preview.change}
            onPreview={preview.again}
          />
        )}
      </PagePart>
      {facts !== null && found !== null && found.verses > 0 && (
        <PagePart title={ownTextsText.form.title}>
          {importJob !== null && <JobDetails job={importJob} />}
          <FactsForm
            facts={facts}
            blocked={isChanged || isRunning || problem !== null}
            isStarting={added.isStarting}
            refusal={added.refusal === null ? null : reasonOf(added.refusal, ownTextsText.form.failed)}
            onChange={(change) => setTyped({ ...typed, ...change })}
            onImport={() => added.start(bodyOf(file, found, reading, facts, edition))}
          />
        </PagePart>
      )}
    </>
  );
}

function bodyOf(
  file: StoredFile,
  found: TextPreview,
  reading: Reading,
  { isConfirmed: _, licence, ...facts }: TextFacts,
  edition: string | undefined,
): AddTextBody {
  if (licence === '') throw new Error('The form is sent only with a license.');
  return {
    fileId: file.id,
    ...reading,
    ...facts,
    licence,
    numbering: reading.numbering ?? found.numbering,
    ...(edition === undefined ? {} : { edition }),
  };
}

function PreviewState({
  running,
  isRunning,
  problem,
}: Pick<ReturnType<typeof usePreview>, 'running' | 'isRunning' | 'problem'>) {
  if (running !== null) return <JobDetails job={running} />;
  if (isRunning) return <p role="status">{text.starting}</p>;
  return (
    problem !== null && (
      <p role="alert" className={`wrap-anywhere ${FAILURE}`}>
        {problem}
      </p>
    )
  );
}

/** Why there is no preview, in words. Null if there is one. */
function problemOf(
  refusal: Error | null,
  job: Job | null,
  error: Error | null,
  isExpired: boolean,
): string | null {
  if (refusal !== null) return reasonOf(refusal, text.failedStart);
  if (error !== null) return reasonOf(error, text.failed);
  if (job?.status === 'cancelled') return text.cancelled;
  if (job?.status === 'failed')
    return withoutChunk(lastFailure(job.errors)?.message ?? adminText.importState.importFailed);
  return isExpired ? text.expired : null;
}
