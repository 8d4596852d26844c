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
});

test.each(['', ' ', 'member', 'Members', 'members '])('ACCESS_MODE=%j is refused', (mode) => {
  expect(() => readSettings({ ACCESS_MODE: mode })).toThrow('ACCESS_MODE is');
});

test('reports all problems at once', () => {
  expect(() => readSettings({ PORT: '99999', ACCESS_MODE: '', OFFLINE: 'yes' })).toThrow(
    /PORT must be.*\n.*ACCESS_MODE is "".*\nOFFLINE must be 1/,
  );
});
