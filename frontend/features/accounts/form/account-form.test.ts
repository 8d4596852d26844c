import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { problemsOf, serverProblems } from './account-form.ts';

test('the form for signing in needs a name that is not only spaces, and a password, which may be a space', () => {
  expect(problemsOf({ username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
  expect(problemsOf({ username: 'miriam', password: ' ' })).toEqual({});
});

test('the form for a new account needs the password typed twice', () => {
  const fields = { username: 'miriam', password: 'by the sea', passwordConfirm: 'by the see' };
  expect(problemsOf(fields)).toEqual({ passwordConfirm: 'Passwords do not match' });
  expect(problemsOf({ ...fields, passwordConfirm: fields.password })).toEqual({});
});

test('the form for a change of password needs the old password, and the new password typed twice', () => {
  expect(problemsOf({ currentPassword: '', newPassword: '', confirmed: '' })).toEqual({
    currentPassword: 'Password is required',
    newPassword: 'Password is required',
  });
  const fields = { currentPassword: 'by the sea', newPassword: 'by the well', confirmed: 'by the wall' };
  expect(problemsOf(fields)).toEqual({ confirmed: 'Passwords do not match' });
  expect(problemsOf({ ...fields, confirmed: fields.newPassword })).toEqual({});
});

test('the server’s messages about a form become sentences that begin with the field’s label; fields without a label are left out', () => {
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
