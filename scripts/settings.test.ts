import { expect, test } from 'vitest';
import { ROOT, readSettings } from './settings.ts';

test('PORT and DATA_DIR have defaults; ACCESS_MODE and ADMIN_USER_IDS have none, so that wrangler.toml decides', () => {
  expect(readSettings({})).toStrictEqual({
    port: 8787,
    dataDir: `${ROOT}/.data`,
    accessMode: undefined,
    adminUserIds: undefined,
    offline: false,
  });
  expect(readSettings({ ACCESS_MODE: 'members' }).accessMode).toBe('members');
  const set = { ACCESS_MODE: 'open', PORT: '0', DATA_DIR: '/kept', ADMIN_USER_IDS: '1,2' };
  expect(readSettings(set)).toStrictEqual({
    port: 0,
    dataDir: '/kept',
    accessMode: 'open',
    adminUserIds: '1,2',
    offline: false,
  });
  expect(readSettings({ OFFLINE: '1' }).offline).toBe(true);
  expect(readSettings({ OFFLINE: '' }).offline).toBe(false);
});

test.each(['', ' ', 'member', 'Members', 'members '])('ACCESS_MODE=%j is refused', (mode) => {
  expect(() => readSettings({ ACCESS_MODE: mode })).toThrow('ACCESS_MODE is');
});

test.each([
  [{ OFFLINE: '0' }, 'OFFLINE must be 1 or empty, not "0".'],
  [
    { ADMIN_USER_IDS: '1,x' },
    'ADMIN_USER_IDS is "1,x"; it must be ids with commas, such as "1,2", or empty.',
  ],
])('readSettings refuses %j as the Worker does', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Error(message));
});

test('readSettings reports all problems at once', () => {
  const wrong = { PORT: '99999', ACCESS_MODE: '', ADMIN_USER_IDS: 'admin', OFFLINE: 'yes' };
  expect(() => readSettings(wrong)).toThrow(
    /PORT must be.*\nACCESS_MODE is "".*\nADMIN_USER_IDS is "admin".*\nOFFLINE must be 1/,
  );
});

test.each([' ', '\t', '0x50', '8e3', '8787.0', '+80', '-1', '65536', '80 80', 'http', '８７８７'])(
  'PORT=%j is refused',
  (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(
      `PORT must be a number from 0 to 65535, not "${port}".`,
    );
  },
);

test('an empty PORT is the default', () => {
  expect(readSettings({ PORT: '' }).port).toBe(8787);
});
