import { useEffect, useState } from 'react';
import type { Job } from '../../../../../domain/contract/index.ts';
import { waitInWords } from '../../../../api/reason-of.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { formatValue } from '../../../../ui/words/format-value.ts';
import { timeInWords } from '../../../../ui/words/time-in-words.ts';
import { percentOf } from './job-percent.ts';
import { type ProgressSample, secondsLeft, speedOf, withSample } from './job-speed.ts';
import { bytesInWords, countedInWords, phaseInWords, quietSince, stepInWords } from './job-words.ts';
import { ProgressBar } from './progress-bar.tsx';

const QUIET_CHECK_MS = 15_000;

export function JobProgress({ job }: { readonly job: Job }) {
  const { title, status, progress, leftOut } = job;
  const input = job.input.filter(({ name }) => leftOut.every((file) => file.name !== name));
  const speed = useSpeed(job);
  const percent = percentOf(job);
  const phase = percent === null ? stepInWords(job) : phaseInWords(job);
  const counted = countedInWords(job);
  const quiet = useQuietSince(job);
  const seconds = status === 'running' ? secondsLeft(progress, speed) : null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{phase}</span>
        {percent !== null && <span className="tabular-nums">{`${percent} %`}</span>}
      </p>
      <ProgressBar
        label={title}
        percent={percent}
        isMoving={status === 'running'}
        text={percent === null ? phase : `${percent} %: ${counted === null ? '' : `${counted}. `}${phase}`}
      />
      {counted !== null && (
        <p className="text-meta text-muted tabular-nums">
          {counted}
          {speed !== null &&
            seconds !== null &&
            adminText.jobProgress.left(speedInWords(speed, progress.unit), waitInWords(seconds))}
        </p>
      )}
      {quiet !== null && (
        <p>
          <time dateTime={quiet}>{adminText.jobProgress.noProgressSince(timeInWords(quiet))}</time>
        </p>
      )}
      {input.length > 0 && (
        <p className="text-meta text-muted wrap-anywhere">
          {input
            .map(({ name, bytes }) => (bytes === null ? name : `${name} (${bytesInWords(bytes)})`))
            .join(', ')}
        </p>
      )}
      <Announcement text={`${title}: ${phase}`} percent={percent} />
    </div>
  );
}

const speedInWords = (speed: number, unit: string): string =>
  adminText.jobProgress.second(speed < 10 ? speed.toFixed(1) : formatValue(Math.round(speed)), unit);

/**
 * Measures the speed from the progress that this screen has seen. Another status or another job starts a new
 * measurement.
 */
function useSpeed({ id, status, progress: { done } }: Job): number | null {
  const [samples, setSamples] = useState<readonly ProgressSample[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job has other progress.
  useEffect(() => setSamples([]), [id, status]);
  useEffect(() => setSamples((samples) => withSample(samples, { at: Date.now(), done })), [done]);
  return speedOf(samples);
}

/**
 * The result of `quietSince` at this moment. It is computed again from time to time, because a job without progress
 * causes no new render.
 */
function useQuietSince(job: Job): string | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), QUIET_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return quietSince(job, now);
}

/** Tells screen readers about the progress of a job: each new phase, and at most every ten percent. */
function Announcement({ text, percent }: { readonly text: string; readonly percent: number | null }) {
  return (
    <p role="status" className="sr-only">
      {percent === null ? text : adminText.jobProgress.percent(text, Math.floor(percent / 10) * 10)}
    </p>
  );
}
