import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readKeys } from '../../functions/ctx/named-secrets.ts';
import { testFolder } from '../../tests/support/test-folder.ts';
import { localSecrets } from './secrets.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = testFolder();
  file = join(dataDir, 'secrets.json');
});

const KEYS = `local:${'k'.repeat(43)}`;
const PEPPER = 'pepper of 16 ch.';

test('the first call of localSecrets creates secrets that the Worker accepts, and later calls return the same', () => {
  const made = localSecrets(dataDir);
  expect(readKeys(made.AUTH_KEYS).size).toBe(1);
  expect(made.PASSWORD_PEPPER.length).toBeGreaterThanOrEqual(16);
  expect(localSecrets(dataDir)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['an empty file', '', 'it is not JSON'],
  ['a file that was cut off', `{"AUTH_KEYS":"${KEYS}`, 'it is not JSON'],
  ['null', 'null', 'AUTH_KEYS is missing'],
  ['no keys', JSON.stringify({ PASSWORD_PEPPER: PEPPER }), 'AUTH_KEYS is missing'],
  ['empty keys', JSON.stringify({ AUTH_KEYS: '', PASSWORD_PEPPER: PEPPER }), 'AUTH_KEYS is not set'],
  ['a short key', JSON.stringify({ AUTH_KEYS: 'local:short', PASSWORD_PEPPER: PEPPER }), 'is not 32 bytes'],
  ['no pepper', JSON.stringify({ AUTH_KEYS: KEYS }), 'PASSWORD_PEPPER is missing'],
  [
    'a pepper of another type',
    JSON.stringify({ AUTH_KEYS: KEYS, PASSWORD_PEPPER: 1 }),
    'PASSWORD_PEPPER is missing',
  ],
  [
    'a short pepper',
    JSON.stringify({ AUTH_KEYS: KEYS, PASSWORD_PEPPER: PEPPER.slice(1) }),
    'shorter than 16 characters',
  ],
  [
    'two peppers with one name',
    JSON.stringify({ AUTH_KEYS: KEYS, PASSWORD_PEPPER: `a:${PEPPER},a:${PEPPER}` }),
    'Two values of PASSWORD_PEPPER have the same name',
  ],
])(
  'a file of secrets is refused, and the message names the file, what to do and what is lost: %s',
  (_, text, reason) => {
    writeFileSync(file, text);
    let message = '';
    try {
      localSecrets(dataDir);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`${file} cannot be used`);
    expect(message).toContain(reason);
    expect(message).toContain('delete it and start again, which signs everybody out');
    expect(message).toContain('makes every password useless');
    expect(message).toContain('npm run admin:create');
    expect(message.split('\n')).toHaveLength(1);
    for (const secret of [KEYS.slice(6), PEPPER.slice(1)]) expect(message).not.toContain(secret);
    // The refused file is not replaced by one with new secrets.
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('localSecrets accepts a file in which a new key and a new pepper are before the old ones', () => {
  const secrets = {
    AUTH_KEYS: `new:${'n'.repeat(43)},${KEYS}`,
    PASSWORD_PEPPER: `new:another pepper of 16,${PEPPER}`,
  };
  writeFileSync(file, JSON.stringify(secrets));
  expect(localSecrets(dataDir)).toEqual(secrets);
});

test('localSecrets denies other users access to an existing file of secrets', () => {
  writeFileSync(file, JSON.stringify({ AUTH_KEYS: KEYS, PASSWORD_PEPPER: PEPPER }));
  chmodSync(file, 0o644);
  expect(localSecrets(dataDir)).toEqual({ AUTH_KEYS: KEYS, PASSWORD_PEPPER: PEPPER });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.new`)).toBe(false);
});
