import { afterAll } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { sampleLibrary } from './library.ts';
import { migratedDatabase, type TestDatabase } from './test-database.ts';

type AppDeps = Parameters<typeof testApp>[1];

async function ofFile(making: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await making;
  afterAll(() => database.remove());
  return database;
}

/** An empty database for the test file that asks, deleted after it. */
export const ownDatabase = () => ofFile(migratedDatabase());
/** The sample library for the test file that asks, deleted after it. */
export const ownLibrary = () => ofFile(sampleLibrary());

export async function emptyApp(deps: AppDeps = {}): Promise<{ database: TestDatabase; app: TestApp }> {
  const database = await ownDatabase();
  return { database, app: testApp(database.client, deps) };
}

export async function sampleApp(deps: AppDeps = {}): Promise<{ library: TestDatabase; app: TestApp }> {
  const library = await ownLibrary();
  return { library, app: testApp(library.client, deps) };
}
