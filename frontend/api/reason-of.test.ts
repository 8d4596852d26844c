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

test('reasonOf gives the server’s message with the time to wait, or the caller’s text if the server gave no message', () => {
  const message = 'Too many attempts. Please wait a moment and try again.';
  expect(reasonOf(new ApiError(429, { message }, 30), 'x')).toBe(
    'Too many attempts. Please wait 30 seconds and try again.',
  );
  expect(reasonOf(new ApiError(429, { message }), 'x')).toBe(message);
  expect(reasonOf(new ApiError(401, { message: '' }), 'Invalid username or password')).toBe(
    'Invalid username or password',
  );
  const withoutReason = new ApiError(500, { code: 'unreadable', message: 'Something went wrong' });
  expect(reasonOf(withoutReason, 'Logout failed')).toBe('Logout failed');
  expect(reasonOf(new TypeError('x'), 'Could not create account')).toBe('Could not create account');
});
