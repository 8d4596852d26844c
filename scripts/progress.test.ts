import { expect, test } from 'vitest';
import type { JobRun } from '../import-jobs/run-jobs.ts';
import { reportFailures } from './progress.ts';

const STEP = 'Resume the job: it goes on where it stopped.';

test.each<[JobRun['outcome'], string | null]>([
  ['failed', `The database answers, but it took too long to write these rows (derive, chunk 1). ${STEP}`],
  ['paused', null],
  ['cancelled', null],
  ['stopped', null],
])(
  'the report of a text whose import is %s says why and names the command as the next step',
  (outcome, message) => {
    const report = () => reportFailures([{ target: 'wlc', outcome, message }]);
    expect(report).toThrow(new RegExp(`^wlc: ${outcome}\\. .*run the command again`, 'isu'));
    if (message !== null) expect(report).toThrow(message);
  },
);

test('nothing is reported of texts that are imported or up to date', () => {
  reportFailures([
    { target: 'wlc', outcome: 'imported', message: null },
    { target: 'kjv', outcome: 'up-to-date', message: null },
  ]);
});
