import { describe, expect, test } from 'vitest';
import { knownNetworks } from '../../../db/schema/index.ts';
import { MINUTE, PASSWORD } from '../../../tests/support/readers.ts';
import { app, browser, database, newReadersEachTest } from '../../../tests/support/readers-each-test.ts';

newReadersEachTest();

describe('known networks', () => {
  const wrong = (from: string) => browser(from).login('Miriam', 'wrong password');
  const isKnown = async (from: string, password = PASSWORD): Promise<boolean> => {
    for (let i = 0; i < 6; i++) await wrong(`10.0.${i}.1`);
    const { status } = await browser(from).login('Miriam', password);
    return status === 200;
  };
  const NEW = 'a new and longer one';

  test('a new password deletes all known networks except the one where it was changed', async () => {
    const home = browser('192.0.2.1');
    const away = browser('192.0.2.2');
    await home.register('Miriam');
    await away.login('Miriam');
    const changed = await away.ask('POST', '/api/user/password', {
      currentPassword: PASSWORD,
      newPassword: NEW,
    });
    expect(changed.status).toBe(204);
    expect([await isKnown('192.0.2.1', NEW), await isKnown('192.0.2.2', NEW)]).toEqual([false, true]);
  });

  test('a refused password change does not delete any known network', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    const refused = await home.ask('POST', '/api/user/password', {
      currentPassword: 'not it at all',
      newPassword: NEW,
    });
    expect([refused.status, await isKnown('192.0.2.1')]).toEqual([403, true]);
  });

  test('known networks are deleted with the account, so they are not known for the next owner of the name', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    expect((await home.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    expect(await database.db.select().from(knownNetworks)).toEqual([]);
    await browser('192.0.2.9').register('Miriam');
    expect([await isKnown('192.0.2.1'), await isKnown('192.0.2.9')]).toEqual([false, true]);
  });

  test('known networks are at most twenty, the most recent ones', async () => {
    await browser('192.0.2.0').register('Miriam');
    for (let i = 1; i <= 25; i++) {
      app.clock.now += MINUTE;
      await browser(`192.0.2.${i}`).login('Miriam');
    }
    expect(await database.db.$count(knownNetworks)).toBe(20);
    expect([await isKnown('192.0.2.5'), await isKnown('192.0.2.6')]).toEqual([false, true]);
  });
});
