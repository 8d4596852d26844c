import type { Job } from '../../domain/contract/index.ts';

export const jobWith = (change: Partial<Job> = {}): Job => ({
  id: 'job-1',
  kind: 'csv',
  title: 'All CSV files',
  status: 'running',
  phase: 'load',
  progress: { done: 12_400, total: 31_102, unit: 'verses' },
  step: null,
  rows: { created: 12_400, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
  errors: [],
  startedAt: '2026-11-23T01:00:00.000Z',
  changedAt: '2026-11-23T01:01:00.000Z',
  finishedAt: null,
  startedBy: 'admin',
  target: 'csv',
  editions: ['csv'],
  input: [{ name: 'complete.csv', bytes: 24_100_000 }],
  leftOut: [],
  opens: null,
  ...change,
});
