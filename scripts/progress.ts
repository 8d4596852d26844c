import { isComposed } from '../domain/lexicon/index.ts';
import type { JobRun, RunProgress } from '../import-jobs/run-jobs.ts';

const WIDTH = 28;

export function progressPrinter(out: NodeJS.WriteStream = process.stdout): {
  update(progress: RunProgress): void;
  end(): void;
} {
  let title = '';
  let quarter = -1;
  const line = ({ title, phase, done, total }: RunProgress) => {
    const share = total > 0 ? done / total : 0;
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const percent = String(Math.floor(share * 100)).padStart(3);
    return `  ${bar} ${percent} %  ${title} · ${phase}`;
  };
  return {
    update(progress) {
      if (out.isTTY) {
        out.write(`${title && title !== progress.title ? '\n' : ''}\r\x1b[K${line(progress)}`);
      } else {
        const now = progress.total > 0 ? Math.floor((progress.done / progress.total) * 4) : 0;
        if (progress.title !== title || now !== quarter) out.write(`${line(progress)}\n`);
        quarter = now;
      }
      title = progress.title;
    },
    end() {
      if (out.isTTY && title) out.write('\n');
    },
  };
}

/** Prints what imports have to say: how many verses have new meanings, and how long it took. */
export function printMessages(runs: readonly JobRun[]): void {
  for (const { outcome, message } of runs)
    if (outcome === 'imported' && message !== null) console.log(message);
}

const NEXT: Readonly<Partial<Record<JobRun['outcome'], string>>> = {
  failed: 'To do so, run the command again.',
  paused: 'Resume it on the page /admin/jobs, or cancel it there and run the command again.',
  cancelled: 'Run the command again to begin anew.',
  stopped: 'Run the command again: it goes on where it stopped.',
};

/**
 * Throws unless every job has imported its texts. Meanings that could not be composed are only told, because readers keep
 * the old ones or see the dictionary's.
 * @throws Error that names each target that was not filled, and why, and what to do next.
 */
export function reportFailures(runs: readonly JobRun[]): void {
  const bad = runs.filter((run) => run.outcome !== 'up-to-date' && run.outcome !== 'imported');
  const lineOf = ({ target, outcome, message }: JobRun): string =>
    [`${target}: ${outcome}.`, message, NEXT[outcome]].filter(Boolean).join(' ');
  for (const run of bad) if (isComposed(run.target)) console.error(lineOf(run));
  const lacking = bad.filter(({ target }) => !isComposed(target));
  if (lacking.length > 0) throw new Error(lacking.map(lineOf).join('\n'));
}
