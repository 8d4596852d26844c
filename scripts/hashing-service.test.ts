import { Request, type Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { CURRENT_HASH, type Passwords } from '../functions/accounts/passwords.ts';
import { passwordsBeside } from '../functions/accounts/passwords-beside.ts';
import { hashingService } from './hashing-service.ts';
import { nativePasswords } from './passwords.ts';

/** A binding as the Worker has it: what is asked of it reaches a function in Node. */
const bound = (answer: (request: Request) => Promise<Response>) =>
  passwordsBeside({
    fetch: (address: string, init: RequestInit) => answer(new Request(address, init as never)),
  } as unknown as Parameters<typeof passwordsBeside>[0]);

const PEPPER = 'pepper of the tests';

test('what the service makes is a hash of today, and opens as the Worker’s own would', async () => {
  const passwords = bound(hashingService());
  const hash = await passwords.hash('still waters', PEPPER);
  expect(hash.startsWith(CURRENT_HASH)).toBe(true);
  expect(await nativePasswords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still water', PEPPER)).toBe(false);
  expect(await passwords.verify(hash, 'still waters', 'another pepper')).toBe(false);
  expect(await passwords.verify('no hash', 'still waters', PEPPER)).toBe(false);
});

test('many at once are answered each with its own', async () => {
  const passwords = bound(hashingService());
  const names = ['a first', 'a second', 'a third', 'a fourth'];
  const hashes = await Promise.all(names.map((name) => passwords.hash(name, PEPPER)));
  for (const [index, name] of names.entries()) {
    const opened = await Promise.all(hashes.map((hash) => passwords.verify(hash, name, PEPPER)));
    expect(opened).toEqual(names.map((_, other) => other === index));
  }
});

test('a service that fails opens nothing, and its failure tells no password', async () => {
  const { Response } = await import('miniflare');
  const failing = bound(async () => new Response('still waters', { status: 500 }));
  for (const asked of [failing.hash('still waters', PEPPER), failing.verify('x', 'still waters', PEPPER)])
    await expect(asked).rejects.toThrow(/^The hashing service answered 500$/);
});

describe('of more than it can hash in two seconds', () => {
  /** A service whose hashes each take so long, by a clock of its own, and are computed when they are let. */
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

  test('it refuses at once who would wait longer, by what the last hashes took', async () => {
    const service = slowService();
    // Enough that the average is theirs: 100 ms each.
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
    // Then there is room again.
    const later = service.ask();
    await service.letNext();
    expect(await later).toBe('x');
  });

  test('a dearer hash makes the queue shorter, and one that fails takes no place for ever', async () => {
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

test('who comes from a known network goes before strangers, and does not count those who wait', async () => {
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

test('a stranger who has waited a second goes first, however many known readers come', async () => {
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
  // Ten hashes of 100 ms are a second.
  expect(order.indexOf('stranger')).toBeGreaterThanOrEqual(9);
  expect(order.indexOf('stranger')).toBeLessThan(15);
});
