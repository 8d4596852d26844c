import { afterEach, beforeEach } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { signedInReader } from './signed-in-reader.ts';
import { migratedDatabase, type TestDatabase } from './test-database.ts';

export let database: TestDatabase;
export let app: TestApp;
/** Asks as an administrator. */
export let ask: Awaited<ReturnType<typeof signedInReader>>;

/** Makes a new application before each test of the file that calls this, over an empty database if no other is given. */
export function newAdminEachTest(
  deps: Parameters<typeof testApp>[1] = {},
  makeDatabase: () => Promise<TestDatabase> = migratedDatabase,
): void {
  beforeEach(async () => {
    database = await makeDatabase();
    app = testApp(database.client, deps);
    ask = await signedInReader(database.client, app, 1);
  });
  afterEach(() => database.remove());
}
