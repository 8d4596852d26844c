import { expect, test } from 'vitest';
import { reasonOf } from './reasons.ts';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test('reasonOf returns the message of the innermost cause, with its code if the message does not name it', () => {
  const cause = new Error('libsql', { cause: coded('SQLITE_READONLY', 'attempt to write') });
  expect(reasonOf(new Error('Failed query: create table', { cause }))).toBe(
    'SQLITE_READONLY: attempt to write',
  );
  expect(reasonOf(coded('EACCES', 'EACCES: permission denied'))).toBe('EACCES: permission denied');
  expect(reasonOf(new Error('a word'))).toBe('a word');
  expect(reasonOf('another')).toBe('another');
});

test.each(['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_IOERR_WRITE', 'ENOSPC'])(
  'reasonOf adds the question whether the disk is full to the code %s',
  (code) => expect(reasonOf(coded(code, 'no more'))).toBe(`${code}: no more; is the disk full?`),
);
