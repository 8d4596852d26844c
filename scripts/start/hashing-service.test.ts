import { Request, type RequestInit, type Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { hashingClient } from '../../functions/accounts/passwords/hashing-client.ts';
import { CURRENT_HASH, type Passwords } from '../../functions/accounts/passwords/passwords.ts';
import { nativePasswords } from '../passwords.ts';
import { hashingService } from './hashing-service.ts';

const bound = (answer: (request: Request) => Promise<Response>) =>
  hashingClient({
    fetch: (address: string, init: RequestInit) => answer(new Request(address, init)),
  } as unknown as Parameters<typeof hashingClient>[0]);

const PEPPER = 'pepper of the tests';

test('the hashing service makes hashes with the current parameters, which nativePasswords and the service can verify', async () => {
  const passwords = bound(hashingService());
  const hash = await passwords.hash('still waters', PEPPER);
  expect(hash.startsWith(CURRENT_HASH)).toBe(true);
  expect(await nativePasswords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still waters', PEPPER)).toBe(true);
  expect(await passwords.verify(hash, 'still water', PEPPER)).toBe(false);
  expect(await passwords.verify(hash, 'still waters', 'another pepper')).toBe(false);
  expect(await passwords.verify('no hash', 'still waters', PEPPER)).toBe(false);
});

test('the hashing service answers each of several simultaneous requests with its own result', async () => {
  const passwords = bound(hashingService());
  const names = ['a first', 'a second', 'a third', 'a fourth'];
  const hashes = await Promise.all(names.map((name) => passwords.hash(name, PEPPER)));
  for (const [index, name] of names.entries()) {
    const opened = await Promise.all(hashes.map((hash) => passwords.verify(hash, name, PEPPER)));
    expect(opened).toEqual(names.map((_, other) => other === index));
  }
});

test('if the hashing service fails, hash and verify throw an error that contains no password', async () => {
  const { Response } = await import('miniflare');
  const failing = bound(async () => new Response('still waters', { status: 500 }));
  for (const request of [failing.hash('still waters', PEPPER), failing.verify('x', 'still waters', PEPPER)])
    await expect(request).rejects.toThrow(/^The hashing service answered 500$/);
});

describe('a service with more work than it can do in two seconds', () => {
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
    const client = bound(hashingService(passwords, () => clock.now));
    const settle = () => new Promise((next) => setTimeout(next));
    const letNext = async () => {
      await settle();
      started.shift()?.();
      await settle();
    };
    return {
      ask: (password = 'x') => client.hash(password, PEPPER),
      setCost: (ms: number) => {
        cost = ms;
      },
      letNext,
    };
  }
  const isBusy = (retryAfter: number) =>
    expect.objectContaining({ name: 'Problem', code: 'unavailable', status: 503, details: { retryAfter } });

  test('the hashing service refuses a request at once if it would wait longer than two seconds at the speed of the last hashes', async () => {
    const service = slowService();
    // After these hashes the running average of a hash's time is almost exactly 100 ms.
    for (let i = 0; i < 40; i++) {
      const request = service.ask();
      await service.letNext();
      await request;
    }
    const requests = Array.from({ length: 30 }, () => service.ask().catch((error: unknown) => error));
    for (let i = 0; i < 21; i++) await service.letNext();
    const answers = await Promise.all(requests);
    expect(answers.filter((answer) => answer === 'x')).toHaveLength(21);
    expect(answers.filter((answer) => answer !== 'x')).toEqual(Array.from({ length: 9 }, () => isBusy(3)));
    const later = service.ask();
    await service.letNext();
    expect(await later).toBe('x');
  });

  test('the hashing service accepts fewer requests if hashes are slow, and does not count failed hashes as waiting', async () => {
    const service = slowService();
    service.setCost(1_000);
    for (let i = 0; i < 40; i++) {
      const request = service.ask('fails').catch((error: unknown) => String(error));
      await service.letNext();
      expect(await request).toMatch(/500|no memory/);
    }
    const requests = Array.from({ length: 5 }, () => service.ask().catch((error: unknown) => error));
    for (let i = 0; i < 3; i++) await service.letNext();
    expect((await Promise.all(requests)).filter((answer) => answer === 'x')).toHaveLength(3);
  });
});
