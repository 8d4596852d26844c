import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { logFiles } from './log-files.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('a log file that is full at the end of a line gets a number in its name, and the oldest of three log files is deleted', () => {
  const log = logFiles(folder, 10);
  log.write(utf8('line 1\n'));
  expect(read()).toEqual({ 'app.log': 'line 1\n' });
  log.write(utf8('line 2\nline 3\n'));
  expect(read()).toEqual({ 'app.1.log': 'line 1\nline 2\n', 'app.log': 'line 3\n' });
  log.write(utf8('line 4 ends'));
  log.write(utf8(' here\nline 5\nline 6\n'));
  expect(read()).toEqual({
    'app.2.log': 'line 1\nline 2\n',
    'app.1.log': 'line 3\nline 4 ends here\n',
    'app.log': 'line 5\nline 6\n',
  });
  log.write(utf8('7\n'));
  expect(Object.keys(read())).toEqual(['app.1.log', 'app.2.log', 'app.log']);
  expect(read()['app.2.log']).toBe('line 3\nline 4 ends here\n');
  log.close();
});

test('the log of the next start goes on in the same file', () => {
  for (const line of ['one\n', 'two\n']) {
    const log = logFiles(folder);
    log.write(utf8(line));
    log.close();
  }
  expect(read()).toEqual({ 'app.log': 'one\ntwo\n' });
});

test('a log that cannot be written is no error', () => {
  const log = logFiles(folder);
  log.close();
  expect(() => log.write(utf8('lost\n'))).not.toThrow();
});

test('log lines never get into another file, after a new log file could not be opened or the log was closed', () => {
  const logs = join(folder, 'logs');
  const log = logFiles(logs, 10);
  rmSync(logs, { recursive: true });
  log.write(utf8('a full file\n'));
  const other = openSync(join(folder, 'other'), 'w');
  log.write(utf8('lost\n'));
  log.close();
  const another = openSync(join(folder, 'another'), 'w');
  log.write(utf8('lost\n'));
  closeSync(other);
  closeSync(another);
  expect(read()).toEqual({ other: '', another: '' });
});
