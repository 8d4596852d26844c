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

/**
 * Throws unless every job has imported its texts.
 * @throws Error that names each target that was not filled, and why.
 */
export function reportFailures(runs: readonly JobRun[]): void {
  const bad = runs.filter((run) => run.outcome !== 'up-to-date' && run.outcome !== 'imported');
  if (bad.length > 0)
    throw new Error(bad.map((run) => `${run.target}: ${run.outcome}. ${run.message ?? ''}`).join('\n'));
}
