import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { parseSettings, settingsOf } from './settings.ts';

const GOOD = {
  LIBSQL_URL: 'libsql://library.example.org',
  AUTH_KEYS: `test:${'A'.repeat(43)}`,
  PASSWORD_PEPPER: 'pepper of the tests',
};

test('a missing optional setting has its default; so has an empty SITE_URL, ALLOWED_HOSTS or ADDRESS_HEADER', () => {
  const { authKeys, ...others } = parseSettings({
    ...GOOD,
    SITE_URL: '',
    ALLOWED_HOSTS: '',
    ADDRESS_HEADER: '',
  });
  expect([...authKeys.keys()]).toEqual(['test']);
  expect(others).toEqual({
    addresses: { sefaria: 'https://www.sefaria.org', packs: 'https://raw.githubusercontent.com' },
    maxReads: Number.POSITIVE_INFINITY,
    rowsAChunk: 500,
    charactersAPage: 1_000_000,
    offline: false,
    accessMode: 'open',
    addressHeader: null,
    allowedHosts: null,
    siteUrl: null,
    libsqlUrl: GOOD.LIBSQL_URL,
    libsqlToken: undefined,
    peppers: [{ name: '', value: GOOD.PASSWORD_PEPPER }],
    adminIds: new Set([1, 2]),
  });
});

test('parseSettings reads every optional setting', () => {
  const set = {
    ACCESS_MODE: 'members',
    ADDRESS_HEADER: 'CF-Connecting-IP',
    ALLOWED_HOSTS: 'Example.org, 127.0.0.1,[::1]',
    SITE_URL: 'https://example.org/',
    LIBSQL_TOKEN: 'token',
    SEFARIA_URL: 'http://127.0.0.1:8000/sefaria/',
    PACKS_URL: 'https://mirror.example.org',
    OFFLINE: '1',
    IMPORT_ROWS: '24',
    IMPORT_PAGE: '49152',
    ADMIN_USER_IDS: '7, 12',
    AUTH_KEYS: `new:${'B'.repeat(43)}, old:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'new:another pepper of the tests, pepper of the tests',
  };
  expect(parseSettings({ ...GOOD, ...set })).toMatchObject({
    accessMode: 'members',
    addressHeader: 'CF-Connecting-IP',
    allowedHosts: ['example.org', '127.0.0.1', '[::1]'],
    siteUrl: 'https://example.org',
    libsqlToken: 'token',
    addresses: { sefaria: 'http://127.0.0.1:8000/sefaria', packs: 'https://mirror.example.org' },
    offline: true,
    rowsAChunk: 24,
    charactersAPage: 49_152,
    adminIds: new Set([7, 12]),
    authKeys: new Map([
      ['new', Buffer.from('B'.repeat(43), 'base64url')],
      ['old', Buffer.from('A'.repeat(43), 'base64url')],
    ]),
    peppers: [
      { name: 'new', value: 'another pepper of the tests' },
      { name: '', value: 'pepper of the tests' },
    ],
  });
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'an access mode that does not exist',
    { ACCESS_MODE: 'member' },
    'ACCESS_MODE is "member"; it must be "open" or "members"',
  ],
  [
    'a service address that begins with neither http nor https',
    { SEFARIA_URL: 'file:///etc' },
    'SEFARIA_URL must be an address such as https://www.sefaria.org',
  ],
  ['MAX_READS without a number', { MAX_READS: 'many' }, 'MAX_READS must be a number from 1, or empty'],
  ['MAX_READS of nobody', { MAX_READS: '0' }, 'MAX_READS must be a number from 1, or empty'],
  ...['501', '0', '24.5', 'all'].map((rows): [string, Record<string, unknown>, string] => [
    `IMPORT_ROWS of ${rows}`,
    { IMPORT_ROWS: rows },
    'IMPORT_ROWS must be a whole number from 1 to 500, or empty',
  ]),
  [
    'IMPORT_PAGE of more than a Worker can hold',
    { IMPORT_PAGE: '1000001' },
    'IMPORT_PAGE must be a whole number from 1 to 1000000, or empty',
  ],
  ['OFFLINE with another word', { OFFLINE: '0' }, 'OFFLINE must be 1 or empty, not "0"'],
  [
    'ADDRESS_HEADER with two words',
    { ADDRESS_HEADER: 'bad header' },
    'ADDRESS_HEADER must be the name of a header, not "bad header"',
  ],
  ['no keys', { AUTH_KEYS: undefined }, 'AUTH_KEYS is not set'],
  ['a short key', { AUTH_KEYS: 'a:short' }, 'A key of AUTH_KEYS is not 32 bytes or more in base64url'],
  ['no pepper', { PASSWORD_PEPPER: undefined }, 'PASSWORD_PEPPER is not set'],
  ['a number as token', { LIBSQL_TOKEN: 7 }, 'LIBSQL_TOKEN: Invalid input: expected string, received number'],
])('an error names the wrong setting: %s', (_, env, message) => {
  expect(() => parseSettings({ ...GOOD, ...env })).toThrow(new Error(message));
});

test.each([[undefined], [''], ['localhost:8080'], ['file:/x.db'], ['libsql://']])(
  'LIBSQL_URL=%j is refused',
  (LIBSQL_URL) => {
    expect(() => parseSettings({ ...GOOD, LIBSQL_URL })).toThrow(
      new Error('LIBSQL_URL must be the address of the database, such as libsql://library.example.org'),
    );
  },
);

test.each([
  'libsql://library.example.org',
  'https://library.example.org',
  'http://127.0.0.1:8080',
  'wss://library.example.org',
  'ws://localhost:8080',
])('LIBSQL_URL=%j is accepted', (LIBSQL_URL) => {
  expect(parseSettings({ ...GOOD, LIBSQL_URL }).libsqlUrl).toBe(LIBSQL_URL);
});

test.each([
  'example',
  'localhost:3000',
  'javascript:alert(1)',
  'https://x.org/path?x=1',
  'https://x.org/path',
  'https://x.org?x=1',
  'https://x.org/#top',
  'https://name:word@x.org',
])('SITE_URL=%j is refused', (SITE_URL) => {
  expect(() => parseSettings({ ...GOOD, SITE_URL })).toThrow(
    new Error('SITE_URL must be an address such as https://example.org, without a path'),
  );
});

test.each([
  ['https://x.org', 'https://x.org'],
  ['https://X.org/', 'https://x.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the site’s address of SITE_URL=%j is %s', (SITE_URL, siteUrl) => {
  expect(parseSettings({ ...GOOD, SITE_URL }).siteUrl).toBe(siteUrl);
});

test.each(['https://x.org', ',', 'x.org,', 'x.org:8080', '*.x.org', 'x.org/path', 'x org'])(
  'ALLOWED_HOSTS=%j is refused',
  (ALLOWED_HOSTS) => {
    expect(() => parseSettings({ ...GOOD, ALLOWED_HOSTS })).toThrow(
      /^ALLOWED_HOSTS must be host names with commas and without ports, such as example\.org, not "/,
    );
  },
);

test.each(['admin', '1,x', '1,', ',', '0', '-1', '1.5', '1e3'])(
  'ADMIN_USER_IDS=%j is refused',
  (ADMIN_USER_IDS) => {
    expect(() => parseSettings({ ...GOOD, ADMIN_USER_IDS })).toThrow(
      new Error(`ADMIN_USER_IDS is "${ADMIN_USER_IDS}"; it must be ids with commas, such as "1,2", or empty`),
    );
  },
);

test('there are no administrators if ADMIN_USER_IDS is empty', () => {
  expect(parseSettings({ ...GOOD, ADMIN_USER_IDS: '' }).adminIds).toEqual(new Set());
});

test('one error names all wrong settings and contains no secret', () => {
  const env = { ...GOOD, ACCESS_MODE: '', PASSWORD_PEPPER: 'hunter2', AUTH_KEYS: 'a:secret' };
  expect(() => parseSettings(env)).toThrow(/ACCESS_MODE.*\n.*AUTH_KEYS.*\n.*PASSWORD_PEPPER/);
  expect(() => parseSettings(env)).not.toThrow(/hunter2|secret/);
});

test('the same environment object gives the same settings object', () => {
  const env = { ...GOOD };
  expect(settingsOf(env)).toBe(settingsOf(env));
});

test('a Worker with a wrong setting answers calls, a page and robots.txt with a 500, and its log names the setting', async () => {
  const app = testApp({ execute: () => Promise.reject(new Error('must not be queried')) });
  for (const path of ['/api/health', '/api/books', '/', '/robots.txt']) {
    const answer = await app.request(path, {}, { AUTH_KEYS: '' });
    const text = await answer.text();
    expect([path, answer.status, text.includes('AUTH_KEYS')]).toEqual([path, 500, false]);
    expect(answer.headers.get('X-Request-Id')).toMatch(/./);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const failure = app.lines.find((line) => line.includes(answer.headers.get('X-Request-Id') ?? '-'));
    expect(failure).toContain('AUTH_KEYS is not set');
  }
});
