import { expect, test } from 'vitest';
import { ApiError, unreachable } from './api-error.ts';
import { failureInWords, isTemporary } from './failure-in-words.ts';

test('the text about a failed call has the status and the server’s message', () => {
  const error = new ApiError(503, { message: 'Not just now.', requestId: 'r-1' });
  expect(failureInWords('verse', error)).toEqual({
    message: 'Error fetching verse: 503',
    detail: 'Not just now.',
    requestId: 'r-1',
  });
});

test('the text about a call that failed without a connection names the reason and gives advice', () => {
  const { message, detail } = failureInWords('similar', unreachable());
  expect(message).toBe('Error fetching similar verses: no connection');
  expect(detail).toContain('Check your connection');
});

test('isTemporary is false for the statuses 400, 404 and 410, and true for 0, 200, 429, 503 and other errors', () => {
  const status = (code: number) => new ApiError(code, { message: '' });
  const temporary = [0, 200, 400, 404, 410, 429, 503].filter((code) => isTemporary(status(code)));
  expect(temporary).toEqual([0, 200, 429, 503]);
  expect(isTemporary(new TypeError('x'))).toBe(true);
});
