import { describe, expect, test } from 'vitest';
import { waitOf } from '../../../tests/support/app.ts';
import { MINUTE } from '../../../tests/support/readers.ts';
import { app, browser, newReadersEachTest, readers } from '../../../tests/support/readers-each-test.ts';
import { Problem } from '../../ctx/errors.ts';

newReadersEachTest();

describe('registering', () => {
  test('login tries and registrations are counted separately', async () => {
    const school = () => browser('198.51.100.9');
    await browser('192.0.2.1').register('Miriam');
    for (let i = 0; i < 40; i++) expect((await school().register(`pupil ${i}`)).status).toBe(201);
    for (let i = 0; i < 20; i++)
      expect((await school().login(`name ${i}`, 'wrong password')).status).toBe(401);
    expect((await school().login('Miriam')).status).toBe(429);
    expect((await school().register('one more')).status).toBe(201);
    app.clock.now += 10 * MINUTE;
    expect((await school().login('Miriam')).status).toBe(200);
  });

  test('of eighty registrations at once from one network, the passwords of only sixty are hashed; taken names count too', async () => {
    const from = (host: number) => browser(`2001:db8::${host}`);
    await browser().register('Miriam');
    readers.hashed = 0;
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => from(i).register(i % 2 === 0 ? 'Miriam' : `name ${i}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, readers.hashed]).toEqual([20, 60]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(10);
    expect(refused[0]?.headers.get('Retry-After')).toBe('3600');
    expect((await browser('2001:db8:0:1::1').register('Aaron')).status).toBe(201);
    expect((await from(1).login('Miriam')).status).toBe(200);
    app.clock.now += 59 * MINUTE;
    const later = await from(1).register('Zipporah');
    expect(waitOf(later)).toEqual([429, '60']);
    app.clock.now += MINUTE;
    expect((await from(1).register('Zipporah')).status).toBe(201);
  });

  test('a registration whose password hash cannot be computed is not counted', async () => {
    for (let i = 0; i < 70; i++) {
      readers.beforeHash = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      expect((await browser().register(`name ${i}`)).status).toBe(503);
    }
    expect((await browser().register('Miriam')).status).toBe(201);
  });

  test('a weak password is refused with a reason and not counted', async () => {
    for (let i = 0; i < 70; i++) expect((await browser().register('Miriam', 'short')).status).toBe(400);
    expect((await browser().register('Miriam')).status).toBe(201);
  });
});
