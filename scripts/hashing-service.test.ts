import { Request, type RequestInit, type Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { CURRENT_HASH, type Passwords } from '../functions/accounts/passwords/passwords.ts';
import { passwordsBeside } from '../functions/accounts/passwords/passwords-beside.ts';
import { hashingService } from './hashing-service.ts';
import { nativePasswords } from './passwords.ts';

/** A binding as the Worker has it. Its requests reach a function in Node. */
const bound = (answer: (request: Request) => Promise<Response>) =>
  passwordsBeside({
    fetch: (address: string, init: RequestInit) => answer(new Request(address, init)),
  } as unknown as Parameters<typeof passwordsBeside>[0]);

const PEPPER = 'pepper of the tests';

test('makes hashes with the current parameters, which the Worker’s own code can verify', async () => {
  const passwords = bound(hashingService());
  const hash = await passwords.hash('still waters', PEPPER);
  expect(hash.startsWith(CURRENT_HASH)).toBe(true);
  expect(await nativePasswords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still water', PEPPER)).toBe(false);
  expect(await passwords.verify(hash, 'still waters', 'another pepper')).toBe(false);
  expect(await passwords.verify('no hash', 'still waters', PEPPER)).toBe(false);
});

test('answers each of many requests at once with its own result', async () => {
  const passwords = bound(hashingService());
  const names = ['a first', 'a second', 'a third', 'a fourth'];
  const hashes = await Promise.all(names.map((name) => passwords.hash(name, PEPPER)));
  for (const [index, name] of names.entries()) {
    const opened = await Promise.all(hashes.map((hash) => passwords.verify(hash, name, PEPPER)));
    expect(opened).toEqual(names.map((_, other) => other === index));
  }
});

test('a failing service verifies nothing, and its error contains no password', async () => {
  const { Response } = await import('miniflare');
  const failing = bound(async () => new Response('still waters', { status: 500 }));
  for (const asked of [failing.hash('still waters', PEPPER), failing.verify('x', 'still waters', PEPPER)])
    await expect(asked).rejects.toThrow(/^The hashing service answered 500$/);
});

describe('with more work than two seconds allow', () => {
  /** A service with its own clock. Each hash takes a given time and finishes when the test lets it. */
  function slowService() {
    const clock = { now: 0 };
    const started: (() => void)[] = [];
    const hash = (cost: number) =>
      new Promise<void>((next) => started.push(next)).then(() => (clock.now += cost));
    let cost = 100;
    const passwords: Passwords = {
      hash: async (password) => {
        await hash(cost);
        if (password === 'fails') throw new Error('no memory');
        return password;
      },
      verify: async () => {
        await hash(cost);
        return true;
      },
    };
    const asked = bound(hashingService(passwords, () => clock.now));
    const settle = () => new Promise((next) => setTimeout(next));
    const letNext = async () => {
      await settle();
      started.shift()?.();
      await settle();
    };
    return {
      ask: (password = 'x') => asked.hash(password, PEPPER),
      setCost: (ms: number) => {
        cost = ms;
      },
      letNext,
    };
  }
  const isBusy = (retryAfter: number) =>
    expect.objectContaining({ name: 'Problem', code: 'unavailable', status: 503, retryAfter });

  test('refuses a request at once if, at the speed of the last hashes, it would wait longer than two seconds', async () => {
    const service = slowService();
    // After these hashes the average is 100 ms.
    for (let i = 0; i < 40; i++) {
      const asked = service.ask();
      await service.letNext();
      await asked;
    }
    const asked = Array.from({ length: 30 }, () => service.ask().catch((error: unknown) => error));
    for (let i = 0; i < 21; i++) await service.letNext();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'x')).toHaveLength(21);
    expect(answers.filter((answer) => answer !== 'x')).toEqual(Array.from({ length: 9 }, () => isBusy(3)));
    // Now there is room again.
    const later = service.ask();
    await service.letNext();
    expect(await later).toBe('x');
  });

  test('slower hashes make the queue shorter, and a hash that failed is not counted as waiting', async () => {
    const service = slowService();
    service.setCost(1_000);
    for (let i = 0; i < 40; i++) {
      const asked = service.ask('fails').catch((error: unknown) => String(error));
      await service.letNext();
      expect(await asked).toMatch(/500|no memory/);
    }
    const asked = Array.from({ length: 5 }, () => service.ask().catch((error: unknown) => error));
    for (let i = 0; i < 3; i++) await service.letNext();
    expect((await Promise.all(asked)).filter((answer) => answer === 'x')).toHaveLength(3);
  });
});

test('serves known networks before strangers, and does not count waiting strangers for them', async () => {
  const order: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  const passwords: Passwords = {
    hash: async (password) => password,
    verify: async (_, password) => {
      await held;
      order.push(password);
      return true;
    },
  };
  const asked = bound(hashingService(passwords, () => 0));
  const strangers = Array.from({ length: 52 }, (_, i) =>
    asked.verify('h', `stranger ${i}`, PEPPER, false).catch(() => 'refused'),
  );
  const owner = asked.verify('h', 'owner', PEPPER, true);
  await new Promise((next) => setTimeout(next));
  letGo();
  expect(await owner).toBe(true);
  const answers = await Promise.all(strangers);
  expect(answers.filter((answer) => answer === 'refused')).toHaveLength(1);
  expect(order.slice(0, 2)).toEqual(['stranger 0', 'owner']);
});

test('serves a stranger after about a second of waiting, even if known readers keep coming', async () => {
  const clock = { now: 0 };
  const order: string[] = [];
  const passwords: Passwords = {
    hash: async (password) => password,
    verify: async (_, password) => {
      clock.now += 100;
      order.push(password);
      return true;
    },
  };
  const asked = bound(hashingService(passwords, () => clock.now));
  let isLet = false;
  const comeAgain = async (): Promise<void> => {
    for (let i = 0; i < 100 && !isLet; i++) await asked.verify('h', 'known', PEPPER, true);
  };
  const coming = Array.from({ length: 8 }, comeAgain);
  await asked.verify('h', 'stranger', PEPPER, false);
  isLet = true;
  await Promise.all(coming);
  // Ten hashes of 100 ms take a second.
  expect(order.indexOf('stranger')).toBeGreaterThanOrEqual(9);
  expect(order.indexOf('stranger')).toBeLessThan(15);
});
