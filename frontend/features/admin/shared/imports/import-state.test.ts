import { describe, expect, test } from 'vitest';
import type { Job } from '../../../../../domain/contract/index.ts';
import { jobWith } from '../../../../../tests/support/job.ts';
import { importState } from './import-state.ts';

const NOTHING = { state: 'none' } as const;

const job = (change: Partial<Job>): Job =>
  jobWith({
    id: 'a',
    kind: 'sefaria',
    title: 'Genesis 49, from Sefaria',
    rows: { created: 1, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
    target: 'sefaria',
    ...change,
  });
const answered = (jobId: string) => ({ state: 'answered', jobId, message: 'started' }) as const;

describe('the button of an import', () => {
  test.each(['queued', 'running', 'paused'] as const)(
    'the button of an import shows its own %s job, even if the page has not started the job',
    (status) => {
      const own = job({ status });
      expect(importState('import-genesis-chapter49', [own], NOTHING)).toEqual({
        phase: 'started',
        job: own,
        message: null,
        busyWith: null,
      });
    },
  );

  test('the button of an import waits for another button’s job of the same target, but not for a job of another target or its own job', () => {
    const other = job({ title: 'Exodus, from Sefaria' });
    expect(importState('import-genesis-chapter49', [other], NOTHING)).toMatchObject({
      phase: 'idle',
      job: null,
      busyWith: 'Exodus, from Sefaria',
    });
    expect(importState('import-from-csv', [other], NOTHING).busyWith).toBeNull();
    expect(importState('packs/x', [job({ target: 'pack-x', title: 'X' })], NOTHING).phase).toBe('started');
  });

  test('a job whose title belongs to no button is shown as the job of the form for passages', () => {
    const passage = job({ title: 'Ruth 2, from Sefaria' });
    expect(importState('import-specific-passage', [passage], NOTHING).job).toBe(passage);
    expect(importState('import-genesis-chapter49', [passage], NOTHING).job).toBeNull();
  });

  test.each([
    [{ status: 'succeeded' }, 'success', '1 verse added, 0 changed'],
    [
      {
        status: 'failed',
        errors: [{ source: 'import', row: null, column: null, message: 'why', imported: null }],
      },
      'error',
      'why',
    ],
    [
      {
        status: 'failed',
        errors: [
          { source: 'import', row: null, column: null, message: 'why it failed first', imported: null },
          { source: 'import', row: null, column: null, message: 'why it failed again', imported: null },
        ],
      },
      'error',
      'why it failed again',
    ],
    [{ status: 'failed' }, 'error', 'The import failed.'],
    [{ status: 'cancelled' }, 'idle', null],
  ] as const)(
    'the button of an import follows the job that it started to the job’s end: %o',
    (change, phase, message) => {
      const ended = job({ ...change, errors: 'errors' in change ? [...change.errors] : [] });
      expect(importState('import-from-csv', [ended], answered('a'))).toMatchObject({ phase, message });
    },
  );

  test.each([
    ['succeeded', 'success'],
    ['failed', 'error'],
    ['cancelled', 'idle'],
  ] as const)(
    'after a reload, the button of an import whose newest job has %s is in the phase “%s”',
    (status, phase) => {
      const older = job({ id: 'older', status: 'succeeded' });
      const other = job({ title: 'Exodus', status });
      const own = job({ status });
      const jobs = [other, own, older];
      expect(importState('import-genesis-chapter49', jobs, NOTHING)).toMatchObject({
        phase,
        job: status === 'cancelled' ? null : own,
      });
    },
  );

  test('the result of a job from a form for chapters is on the card of that form only', () => {
    const one = job({ title: 'Ruth 2, from Sefaria', status: 'succeeded' });
    const range = job({ title: 'Ruth 2–3, from Sefaria', status: 'succeeded' });
    const jobs = [one, range];
    expect(importState('import-specific-passage', jobs, NOTHING).job).toBe(one);
    expect(importState('import-chapter-range', jobs, NOTHING).job).toBe(range);
  });

  test('the button of an import loads while its call runs, counts as started before the list of jobs has its job, and shows why a call failed', () => {
    expect(importState('import-from-csv', [], { state: 'pending' }).phase).toBe('loading');
    expect(importState('import-from-csv', [], answered('b'))).toMatchObject({
      phase: 'started',
      message: 'started',
    });
    expect(importState('import-from-csv', [], { state: 'failed', message: 'no' })).toMatchObject({
      phase: 'error',
      message: 'no',
    });
  });

  test('the button of an import shows its running job rather than the ended job of its last call', () => {
    const jobs = [job({ id: 'new' }), job({ status: 'failed' })];
    expect(importState('import-genesis-chapter49', jobs, answered('a')).job?.id).toBe('new');
  });
});
