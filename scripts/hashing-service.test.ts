import { Request, type Response } from 'miniflare';
import { expect, test } from 'vitest';
import { CURRENT_HASH } from '../functions/accounts/passwords.ts';
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
