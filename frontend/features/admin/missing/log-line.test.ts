import { expect, test } from 'vitest';
import { type LoggedState, logLine } from './log-line.ts';

const idle: LoggedState = { phase: 'idle', message: null, step: null };
const loading: LoggedState = { ...idle, phase: 'loading' };
const started: LoggedState = { phase: 'started', message: 'Accepted.', step: 'Waiting to start' };
const success: LoggedState = { phase: 'success', message: '157 added', step: null };
const error: LoggedState = { phase: 'error', message: 'No answer.', step: null };

test.each<[string, LoggedState | null, LoggedState, string | null]>([
  ['opening the page with an idle batch', null, idle, null],
  ['opening the page after an earlier success', null, success, null],
  ['opening the page after an earlier failure', null, error, null],
  ['opening the page while a job runs', null, { ...started, message: null }, 'The import is running.'],
  ['a click on the button', idle, loading, null],
  ['the acceptance of a job', loading, started, 'Accepted.'],
  ['a refused start', loading, error, 'Error: No answer.'],
  ['an answer that changes nothing', started, started, null],
  ['the next step of a job', started, { ...started, step: 'Importing' }, 'Importing.'],
  ['the end of a job', started, success, 'Success: 157 added.'],
  ['the failure of a job', started, error, 'Error: No answer.'],
  ['the cancellation of a job', started, idle, 'The import was canceled.'],
])('the log of imports gets the expected line, or none, after %s', (_, before, now, line) => {
  expect(logLine(before, now)).toBe(line);
});
