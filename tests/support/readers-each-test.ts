import { afterEach, beforeEach } from 'vitest';
import { type TestBrowser, type TestReaders, testReaders } from './readers.ts';

export let readers: TestReaders;
export let app: TestReaders['app'];
export let database: TestReaders['database'];

/** Gives each test of the file that calls this a new database with its readers. */
export function newReadersEachTest(): void {
  beforeEach(async () => {
    readers = await testReaders();
    ({ app, database } = readers);
  });
  afterEach(() => database.remove());
}

/** A browser for this test only. */
export const browser = (address?: string): TestBrowser => readers.browser(address);
