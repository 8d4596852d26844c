import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { addToDeployFile, readDeployFile, withSecretsFile } from './deploy-file.ts';

let folder: string;
beforeEach(() => {
  folder = join(testFolder(), '.deploy');
});

const production = () => join(folder, 'production.env');
function write(text: string, file = production()): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

test('a value of the deploy file comes before that of the environment, which has what the file lacks', () => {
  write('SITE_URL=https://example.org\nLIBSQL_TOKEN="a token"\n# a remark\n');
  expect(readDeployFile(folder, 'production', { LIBSQL_URL: 'libsql://a', PATH: '/bin' })).toEqual({
    path: production(),
    values: { SITE_URL: 'https://example.org', LIBSQL_TOKEN: 'a token', LIBSQL_URL: 'libsql://a' },
    problems: [],
  });
});

test('a missing deploy file or folder is no problem, and an empty value is no value', () => {
  expect(readDeployFile(folder, 'production', { SITE_URL: '' })).toMatchObject({ values: {}, problems: [] });
});

test('an unknown name in a deploy file and two values for one name are problems', () => {
  write('LIBSQL_TOKN=x\nSITE_URL=https://a.example\n');
  const { problems } = readDeployFile(folder, 'production', { SITE_URL: 'https://b.example' });
  expect(problems).toEqual([
    expect.stringContaining('has LIBSQL_TOKN, which is none of SITE_URL, LIBSQL_URL'),
    expect.stringMatching(/^SITE_URL in .* and SITE_URL in the environment differ/),
  ]);
});

test('values are added to the end of the deploy file, for the owner alone', () => {
  addToDeployFile(production(), { AUTH_KEYS: 'first:a' });
  write('SITE_URL=https://example.org');
  addToDeployFile(production(), { AUTH_KEYS: 'first:a', PASSWORD_PEPPER: 'b' });
  expect(readFileSync(production(), 'utf8')).toBe(
    'SITE_URL=https://example.org\nAUTH_KEYS=first:a\nPASSWORD_PEPPER=b\n',
  );
  expect(statSync(production()).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual(['production.env']);
});

test('the file with new secrets exists only while the work runs, also if the work fails', async () => {
  const file = `${production()}.secrets.json`;
  write('left by a kill, readable by others', file);
  const work = async () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ AUTH_KEYS: 'first:a' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    throw new Error('no network');
  };
  await expect(withSecretsFile(file, { AUTH_KEYS: 'first:a' }, work)).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
