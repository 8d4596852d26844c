import type { Job } from '../../../../../domain/contract/index.ts';
import { waitInWords } from '../../../../api/reason-of.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { formatValue } from '../../../../ui/words/format-value.ts';

const PHASES: Readonly<Record<Job['phase'], string>> = {
  stage: adminText.jobWords.fetchingFiles,
  plan: adminText.jobWords.readingStructure,
  clear: 'Preparing',
  load: 'Importing',
  derive: adminText.jobWords.countingWords,
  measure: adminText.jobWords.addingUpValues,
  publish: 'Publishing',
  chance: adminText.jobWords.computingWhatChanceWould,
  done: 'Finishing',
};

const STATES: Readonly<Record<Job['status'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  succeeded: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const stateInWords = ({ status }: Pick<Job, 'status'>): string => STATES[status];

/** The kinds of jobs whose first phase reads one file that is already here. */
const OF_ONE_FILE: readonly string[] = ['text-preview', 'own-text'];

type Working = Pick<Job, 'status' | 'phase'> & Partial<Pick<Job, 'kind'>>;

export const phaseInWords = ({ status, phase, kind = '' }: Working): string =>
  status === 'running'
    ? phase === 'stage' && OF_ONE_FILE.includes(kind)
      ? adminText.jobWords.readingFile
      : PHASES[phase]
    : status === 'queued'
      ? adminText.jobWords.waitingStart
      : STATES[status];

/** What an unfinished job does now, if its size is not known yet: `Fetching…`. */
export function stepInWords(job: Working): string {
  if (job.status !== 'running') return phaseInWords(job);
  return `${job.phase === 'stage' && !OF_ONE_FILE.includes(job.kind ?? '') ? adminText.jobWords.fetching : phaseInWords(job)}…`;
}

/** What a job has done of all there is: `3.2 MB of 24.1 MB`, or `12,400 / 31,102 verses`. Null if it is not known yet. */
export function countedInWords({
  phase,
  step,
  editions,
  progress: { done, total, unit },
}: Pick<Job, 'phase' | 'step' | 'editions' | 'progress'>): string | null {
  if (phase === 'stage' && editions.length > 0)
    return step === null || step.total === 0
      ? null
      : adminText.jobWords.bytesOf(bytesInWords(step.done), bytesInWords(step.total));
  if (total === 0) return null;
  return unit === 'bytes'
    ? adminText.jobWords.bytesOf(bytesInWords(done), bytesInWords(total))
    : `${formatValue(done)} / ${formatValue(total)} ${unit}`;
}

const { things } = adminText.jobWords;
type Counted = (count: number) => string;

/** Matches the end of an edition's id if the edition is a dictionary from an administrator's file. */
const DICTIONARY = /-strongs$/u;

function addedThings({ progress: { unit }, editions }: Pick<Job, 'progress' | 'editions'>): Counted {
  if (unit === 'entries' || unit === 'names') return things[unit];
  const dictionaries = editions.filter((id) => DICTIONARY.test(id)).length;
  if (dictionaries === 0) return things.verses;
  return dictionaries === editions.length ? things.entries : things.versesAndEntries;
}

function readThings({ kind, progress: { unit } }: Pick<Job, 'kind' | 'progress'>): Counted {
  if (unit === 'files' || unit === 'tables') return things[unit];
  return kind === 'sefaria' ? things.verses : things.rows;
}

/** What of the input was skipped or failed: `2 rows not imported`. Null if all of it was imported. */
export function notImportedInWords(job: Pick<Job, 'kind' | 'progress' | 'rows'>): string | null {
  const count = job.rows.skipped + job.rows.failed;
  return count === 0 ? null : adminText.jobWords.notImported(readThings(job)(count));
}

/**
 * The result of a job: `120 verses added, 3 changed, 31 unchanged, 2 rows skipped, 1 row failed`. The last three only if
 * they are not 0. A job that fills no edition has read files or tables: `3 files read`. If a file has no
 * row for the chapters of its button: `0 rows found for this import`. If more than half of the rows failed, the result
 * begins with the rows that were taken: `1 of 19 rows`.
 */
export function countsInWords(job: Pick<Job, 'kind' | 'status' | 'progress' | 'editions' | 'rows'>): string {
  const words = adminText.jobWords;
  const { created, updated, unchanged, skipped, failed } = job.rows;
  const input = readThings(job);
  const rows = created + updated + unchanged + skipped + failed;
  if (rows === 0 && job.status === 'succeeded' && job.editions.length > 0) return words.noneFound(input(0));
  const { done } = job.progress;
  const isMostlyFailed = job.status === 'succeeded' && failed * 2 > done;
  const importedPart = isMostlyFailed
    ? [words.partOf(formatValue(Math.max(0, done - failed - skipped)), input(done))]
    : [];
  const parts =
    job.editions.length === 0
      ? [
          words.read(
            job.progress.unit === 'bytes' ? bytesInWords(job.progress.done) : input(job.progress.done),
          ),
        ]
      : [words.added(addedThings(job)(created)), words.changed(formatValue(updated))];
  if (unchanged > 0) parts.push(words.unchanged(formatValue(unchanged)));
  if (skipped > 0) parts.push(words.skipped(input(skipped)));
  if (failed > 0) parts.push(words.failed(input(failed)));
  return [...importedPart, ...parts].join(', ');
}

/** Matches the end of an edition's id if the edition holds the original text of an administrator's rows. */
const ORIGINAL = /-(?:hebrew|greek)$/u;

/** How many verses one row of a job's files makes, in words. Null if it makes one. */
export const versesARow = ({ editions }: Pick<Job, 'editions'>): string | null =>
  editions.some((id) => ORIGINAL.test(id) && editions.includes(id.replace(ORIGINAL, '')))
    ? adminText.jobWords.versesARow
    : null;

/** How long a job took that has ended, in words: at least `1 second`. Null if the job has not ended. */
export function durationInWords({
  startedAt,
  finishedAt,
}: Pick<Job, 'startedAt' | 'finishedAt'>): string | null {
  if (finishedAt === null) return null;
  return waitInWords(Math.max(1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
}

const QUIET_MS = 120_000;

/**
 * The time since which a running job has had no progress, as ISO text. Null if it had some in the last two minutes, or
 * if it does not run.
 */
export function quietSince(
  { status, startedAt, changedAt }: Pick<Job, 'status' | 'startedAt' | 'changedAt'>,
  now: number,
): string | null {
  const last = changedAt ?? startedAt;
  return status === 'running' && now - Date.parse(last) >= QUIET_MS ? last : null;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A size in bytes, KB, MB or GB. A KB is 1,000 bytes.
 */
export function bytesInWords(bytes: number): string {
  // 999,500 bytes round to 1,000 KB, which is 1.0 MB.
  const step =
    bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes * (1_000 / 999.5)) / 3), UNITS.length - 1);
  const value = bytes / 1_000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}

/**
 * Says whether readers see the old or the new text after a job that did not succeed. In the phase `chance` the new
 * text is already published.
 */
export const whatReadersSee = ({ phase }: Pick<Job, 'phase'>): string =>
  phase === 'chance' ? adminText.jobWords.newText : adminText.jobWords.oldText;

/**
 * The message of a failed job with its place first, without the phase and the chunk, which are in the report.
 */
export const withoutChunk = (message: string): string =>
  message.replace(
    /^(.*) \(\w+, chunk [\d,]+(?:, ([^)]*))?\)/su,
    (_, cause: string, place: string | undefined) => (place === undefined ? cause : `${place}: ${cause}`),
  );
