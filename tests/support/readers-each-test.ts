import { afterEach, beforeEach } from 'vitest';
import { type TestBrowser, type TestReaders, testReaders } from './readers.ts';

export let readers: TestReaders;
export let app: TestReaders['app'];
export let database: TestReaders['database'];

export function newReadersEachTest(): void {
  beforeEach(async () => {
    readers = await testReaders();
    ({ app, database } = readers);
  });
  afterEach(() => database.remove());
}

export const browser = (address?: string): TestBrowser => readers.browser(address);
