import { expect, test } from 'vitest';
import { type LoggedState, logLine } from './log-line.ts';

const idle: LoggedState = { phase: 'idle', message: null, step: null };
const loading: LoggedState = { ...idle, phase: 'loading' };
const started: LoggedState = { phase: 'started', message: 'Accepted.', step: 'Waiting to start' };
const success: LoggedState = { phase: 'success', message: '157 added', step: null };
const error: LoggedState = { phase: 'error', message: 'No answer.', step: null };

test.each<[string, LoggedState | null, LoggedState, string | null]>([
  ['an idle batch when the page opens', null, idle, null],
  ['a result from before when the page opens', null, success, null],
  ['a failure from before when the page opens', null, error, null],
  ['a running job when the page opens', null, { ...started, message: null }, 'The import is running.'],
  ['a click', idle, loading, null],
  ['an accepted job', loading, started, 'Accepted.'],
  ['a refused start', loading, error, 'Error: No answer.'],
  ['an unchanged job', started, started, null],
  ['the next step of a job', started, { ...started, step: 'Importing' }, 'Importing.'],
  ['the end of a job', started, success, 'Success: 157 added.'],
  ['a failed job', started, error, 'Error: No answer.'],
  ['a cancelled job', started, idle, 'The import was canceled.'],
])('the log line after this change: %s', (_, before, now, line) => {
  expect(logLine(before, now)).toBe(line);
});
