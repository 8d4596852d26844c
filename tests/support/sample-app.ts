import { afterAll } from 'vitest';
import type { TestDatabase } from '../../db/testing.ts';
import type { Deps } from '../../functions/ctx.ts';
import type { ImportDeps } from '../../functions/imports/context/import-deps.ts';
import { type TestApp, testApp } from './app.ts';
import { sampleLibrary } from './library.ts';

export async function sampleApp(
  deps: Partial<Deps & ImportDeps> = {},
): Promise<{ library: TestDatabase; app: TestApp }> {
  const library = await sampleLibrary();
  afterAll(() => library.remove());
  return { library, app: testApp(library.client, deps) };
}
