import { expect, test } from 'vitest';
import { workerSettings } from './worker-settings.ts';

const SECRETS = { AUTH_KEYS: `local:${'A'.repeat(43)}`, PASSWORD_PEPPER: 'pepper of the tests' };
const DATABASE = { url: 'http://127.0.0.1:1', token: 'token' };

test('the local Worker has the settings of wrangler.toml, the settings of its start and the local values', () => {
  const configured = {
    ACCESS_MODE: 'open',
    ADDRESS_HEADER: 'CF-Connecting-IP',
    SITE_URL: 'https://example.org',
  };
  expect(workerSettings(configured, { accessMode: 'members' }, SECRETS, DATABASE)).toEqual({
    ...SECRETS,
    ACCESS_MODE: 'members',
    ADDRESS_HEADER: '',
    ALLOWED_HOSTS: '127.0.0.1,localhost',
    SITE_URL: 'https://example.org',
    LIBSQL_URL: DATABASE.url,
    LIBSQL_TOKEN: DATABASE.token,
    MAX_READS: '128',
    IMPORT_ROWS: '24',
    IMPORT_PAGE: '49152',
  });
});

test('the local Worker asks stand-ins in place of the packs, and with offline also in place of Sefaria', () => {
  const standIns = { sefaria: 'http://127.0.0.1:2/sefaria', packs: 'http://127.0.0.1:2/packs' };
  expect(workerSettings({}, { offline: true }, SECRETS, DATABASE, standIns)).toMatchObject({
    SEFARIA_URL: standIns.sefaria,
    PACKS_URL: standIns.packs,
    OFFLINE: '1',
  });
  // With PACK_MIRROR but without `offline`, only the packs come from this machine.
  const mirrored = workerSettings({}, {}, SECRETS, DATABASE, standIns);
  expect(mirrored).toMatchObject({ PACKS_URL: standIns.packs });
  expect(mirrored).not.toHaveProperty('SEFARIA_URL');
  expect(workerSettings({}, {}, SECRETS, DATABASE)).not.toHaveProperty('OFFLINE');
});

test.each([
  [{ SITE_URL: 'example' }, 'SITE_URL must be an address'],
  [{ ACCESS_MODE: 'closed' }, 'ACCESS_MODE is "closed"'],
])('workerSettings throws for the wrong setting %j and names it', (configured, message) => {
  expect(() => workerSettings(configured, {}, SECRETS, DATABASE)).toThrow(message);
});
