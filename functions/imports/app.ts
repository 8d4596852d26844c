import { baseApp, PRODUCTION } from '../base-app.ts';
import type { Deps } from '../ctx.ts';
import { unknownPath } from '../http/errors.ts';
import { neverCached } from '../http/headers.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { adminsOnly } from './admins-only.ts';
import type { ImportDeps } from './context/import-deps.ts';
import { importRoutes } from './routes.ts';

export function createImportsApp(
  deps: Pick<Deps, 'passwords'> & Partial<Deps> & { readonly imports: ImportDeps },
) {
  const app = baseApp({ ...PRODUCTION, ...deps }, new IsolateMemory(1, 4));
  app.use(neverCached);
  app.use(adminsOnly);
  const routed = app.route('/', importRoutes);
  app.all('*', () => Promise.reject(unknownPath()));
  return routed;
}

export type ImportsAppType = ReturnType<typeof createImportsApp>;
