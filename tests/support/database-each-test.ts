import { afterEach, beforeEach } from 'vitest';
import { migratedDatabase, type TestDatabase } from './test-database.ts';

export let database: TestDatabase;

/** Makes an empty database before each test of the file that calls this. */
export function newDatabaseEachTest(): void {
  beforeEach(async () => {
    database = await migratedDatabase();
  });
  afterEach(() => database.remove());
}
