import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { reasonOf, waitInWords } from './reason-of.ts';

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3600, '60 minutes'],
])('a time of %i seconds is shown as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('reasonOf names the time to wait after a 429 with such a time; otherwise it gives the server’s message, or the caller’s text', () => {
  const message = 'Too many tries. Please wait a little and try again.';
  expect(reasonOf(new ApiError(429, { message }, 30), 'x')).toBe(
    'Too many tries. Please wait 30 seconds and try again.',
  );
  expect(reasonOf(new ApiError(429, { message }), 'x')).toBe(message);
  expect(reasonOf(new ApiError(401, { message: '' }), 'Invalid username or password')).toBe(
    'Invalid username or password',
  );
  expect(reasonOf(new TypeError('x'), 'Could not create account')).toBe('Could not create account');
});
