import { expect, test } from 'vitest';
import { PASSWORD_LENGTH } from '../../../domain/contract/index.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  loginProblems,
  MIN_PASSWORD,
  passwordProblems,
  reasonOf,
  registerProblems,
  serverProblems,
  waitInWords,
} from './account-form.ts';

test('the length that is told is the one that is asked for', () => {
  expect(MIN_PASSWORD).toBe(PASSWORD_LENGTH.min);
});

test('a login needs a name and a password', () => {
  expect(loginProblems({ username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
  expect(loginProblems({ username: 'miriam', password: ' ' })).toEqual({});
});

test('a new account needs its password twice', () => {
  const fields = { username: 'miriam', password: 'by the sea', passwordConfirm: 'by the see' };
  expect(registerProblems(fields)).toEqual({ passwordConfirm: 'Passwords do not match' });
  expect(registerProblems({ ...fields, passwordConfirm: fields.password })).toEqual({});
});

test('a new password needs the old one, and itself twice', () => {
  expect(passwordProblems({ currentPassword: '', newPassword: '', confirmed: '' })).toEqual({
    currentPassword: 'Password is required',
    newPassword: 'Password is required',
  });
  const fields = { currentPassword: 'by the sea', newPassword: 'by the well', confirmed: 'by the wall' };
  expect(passwordProblems(fields)).toEqual({ confirmed: 'Passwords do not match' });
  expect(passwordProblems({ ...fields, confirmed: fields.newPassword })).toEqual({});
});

test('what the server says of a field stands beside it, as a sentence', () => {
  const error = new ApiError(400, {
    message: 'No.',
    fields: { username: 'is taken', password: 'Password is required', other: 'is odd' },
  });
  expect(serverProblems(error, { username: 'Username', password: 'Password' })).toEqual({
    username: 'Username is taken',
    password: 'Password is required',
  });
  expect(serverProblems(new TypeError('x'), { username: 'Username' })).toEqual({});
});

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('a failure is told in the server’s words, with the time to wait', () => {
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
