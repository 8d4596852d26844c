import { baseApp, PRODUCTION } from '../base-app.ts';
import type { Deps } from '../ctx/ctx.ts';
import { unknownPath } from '../ctx/errors.ts';
import { neverCached } from '../http/headers.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { adminsOnly } from './admins-only.ts';
import type { ImportDeps } from './context/import-deps.ts';
import { importRoutes } from './routes.ts';

export function createImportsApp({ imports, ...deps }: { imports: ImportDeps } & Partial<Deps>) {
  const app = baseApp({ ...PRODUCTION, ...deps }, new IsolateMemory(1, 4));
  app.use(neverCached);
  app.use(adminsOnly);
  const routed = app.route('/', importRoutes(imports));
  app.all('*', () => Promise.reject(unknownPath()));
  return routed;
}

export type ImportsAppType = ReturnType<typeof createImportsApp>;
