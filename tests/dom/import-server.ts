/**
 * A fake server for the calls of the import screens. Timers are faked, so that a test does not wait for the next
 * request for the jobs.
 */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { CsvFiles, DatabaseInfo, ImportStatus, Job } from '../../domain/contract/index.ts';
import { adminServer } from './admin-server.ts';
import type { domSite } from './site.tsx';

export const FINISHED = {
  status: 'succeeded',
  phase: 'done',
  startedAt: '2026-11-22T12:00:00.000Z',
  finishedAt: '2026-11-22T12:00:12.000Z',
  rows: { created: 157, updated: 0, unchanged: 3, skipped: 0, failed: 0 },
} as const satisfies Partial<Job>;

export const FAILED = {
  status: 'failed',
  finishedAt: '2026-11-22T12:00:12.000Z',
  errors: [
    { source: 'Genesis 29', row: null, column: null, message: 'Sefaria did not answer.', imported: null },
  ],
} satisfies Partial<Job>;

export const fromSefaria = (title: string): Partial<Job> => ({ title, target: 'sefaria' });

export const csvFile = (name: string, facts: Partial<CsvFiles['files'][number]> = {}) => ({
  id: `csv~${name}`,
  name,
  size: 24_100_000,
  sha256: 'a'.repeat(64),
  lastModified: '2026-11-20T10:00:00Z',
  problem: null,
  looksLikeText: false,
  licence: null,
  ...facts,
});

export async function importServer(site: Awaited<ReturnType<typeof domSite>>) {
  await site.signIn({ isAdmin: true });
  const server = adminServer(site);
  const content = {
    csv: { files: [], unconfirmed: [] } as CsvFiles,
    database: { status: 'not_found', details: null } as DatabaseInfo,
    status: { edition: 'mam', totalBooks: 0, totalChapters: 0, books: [] } as ImportStatus,
  };
  site.answer('GET', '/api/admin/csv-files', () => Response.json(content.csv));
  site.answer('GET', '/api/admin/database-info', () => Response.json(content.database));
  site.answer('GET', '/api/admin/import-status', () => Response.json(content.status));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  return {
    ...server,
    content,
    /**
     * Changes the newest job that a button has started, and advances the timers until the page has requested the list
     * of jobs.
     */
    async changeNewest(change: Partial<Job>): Promise<void> {
      server.change(`job-${server.sent.length}`, change);
      await act(() => vi.advanceTimersByTimeAsync(2_300));
    },
  };
}
