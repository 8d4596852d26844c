import { afterAll } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { sampleLibrary } from './library.ts';
import type { TestDatabase } from './test-database.ts';

export async function sampleApp(
  deps: Parameters<typeof testApp>[1] = {},
): Promise<{ library: TestDatabase; app: TestApp }> {
  const library = await sampleLibrary();
  afterAll(() => library.remove());
  return { library, app: testApp(library.client, deps) };
}
