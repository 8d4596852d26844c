/** The administrators' calls as a small double of the contract, for the tests of the import screens. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { CsvFiles, DatabaseInfo, ImportStatus, Job, Packs } from '../../domain/contract/index.ts';
import { BUTTONS, PASSAGE_BUTTON, RANGE_BUTTON, targetOf } from '../../domain/imports/index.ts';
import type { domSite } from './site.tsx';

type Site = Awaited<ReturnType<typeof domSite>>;

const PACKS = ['kjv', 'greek-apocrypha'];
const TIME = '2026-11-22T12:00:00.000Z';

/** A job that has just begun. */
export const newJob = (id: string, target: string, title: string): Job => ({
  id,
  kind: target,
  title,
  status: 'running',
  phase: 'load',
  progress: { done: 50, total: 200, unit: 'verses' },
  rows: { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
  errors: [],
  startedAt: TIME,
  changedAt: TIME,
  finishedAt: null,
  startedBy: 'admin',
  target,
  editions: [],
  input: [],
  opens: null,
});

/** The end of a job that imported 157 rows. */
export const FINISHED = {
  status: 'succeeded',
  phase: 'done',
  finishedAt: '2026-11-22T12:00:12.000Z',
  progress: { done: 200, total: 200, unit: 'verses' },
  rows: { created: 157, updated: 0, unchanged: 3, skipped: 0, failed: 0 },
} as const satisfies Partial<Job>;

/** The end of a job that Sefaria did not answer. */
export const FAILED = {
  status: 'failed',
  finishedAt: '2026-11-22T12:00:12.000Z',
  errors: [{ source: 'Genesis 29', row: null, column: null, message: 'Sefaria did not answer.' }],
} satisfies Partial<Job>;

/** Signs an administrator in, and answers the administrators' calls. What the answers say can be changed. */
export async function importDouble(site: Site) {
  const server = {
    jobs: [] as Job[],
    csv: { files: [] } as CsvFiles,
    database: { status: 'not_found', details: null } as DatabaseInfo,
    status: { edition: 'mam', totalBooks: 0, totalChapters: 0, books: [] } as ImportStatus,
    packs: { offline: false, packs: [] } as Packs,
    /** Every start: the last part of the path and the body. */
    started: [] as { button: string; body: unknown; key: string | null }[],
    /** Changes the newest job, and lets the page ask again. */
    async change(change: Partial<Job>): Promise<void> {
      server.jobs = server.jobs.map((job, index) => (index === 0 ? { ...job, ...change } : job));
      await act(() => vi.advanceTimersByTimeAsync(16_000));
    },
  };
  await site.signIn();
  site.answer('GET', '/api/user', async (_, ask) =>
    Response.json({ ...(await (await ask()).json()), isAdmin: true }),
  );
  site.answer('GET', '/api/admin/jobs', () => Response.json({ jobs: server.jobs }));
  site.answer('GET', '/api/admin/csv-files', () => Response.json(server.csv));
  site.answer('GET', '/api/admin/database-info', () => Response.json(server.database));
  site.answer('GET', '/api/admin/import-status', () => Response.json(server.status));
  site.answer('GET', '/api/admin/packs', () => Response.json(server.packs));
  const buttons = [
    ...BUTTONS.map(({ id, title, task }) => ({ id, title, target: targetOf(task) })),
    { id: PASSAGE_BUTTON, title: 'Genesis 49, from Sefaria (one chapter)', target: 'sefaria' },
    { id: RANGE_BUTTON, title: 'Psalms 1–10, from Sefaria (range)', target: 'sefaria' },
    ...PACKS.map((id) => ({ id: `packs/${id}`, title: `Pack ${id}`, target: `pack-${id}` })),
  ];
  for (const { id, title, target } of buttons) {
    site.answer('POST', `/api/admin/${id}`, (init) => {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      server.started.push({ button: id, body, key: new Headers(init.headers).get('Idempotency-Key') });
      const job = newJob(`job-${server.started.length}`, target, title);
      server.jobs = [job, ...server.jobs];
      const message = `${title}: the import has started.`;
      return Response.json({ status: 'started', message, jobId: job.id }, { status: 202 });
    });
  }
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  return server;
}
