/** A new database with its readers for each test of the file that imports this. */
import { afterEach, beforeEach } from 'vitest';
import { type TestBrowser, type TestReaders, testReaders } from './readers.ts';

export let readers: TestReaders;
export let app: TestReaders['app'];
export let database: TestReaders['database'];

beforeEach(async () => {
  readers = await testReaders();
  ({ app, database } = readers);
});
afterEach(() => database.remove());

/** A browser of this test's. */
export const browser = (address?: string): TestBrowser => readers.browser(address);
