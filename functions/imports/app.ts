import { baseApp, PRODUCTION } from '../base-app.ts';
import type { Deps } from '../ctx.ts';
import { unknownPath } from '../http/errors.ts';
import { neverCached } from '../http/headers.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { adminsOnly } from './admins-only.ts';
import type { ImportDeps } from './context/import-deps.ts';
import { importRoutes } from './routes.ts';

/** The application of the Worker of imports: the calls of administrators. The readers' Worker forwards them. */
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

/** The frontend builds its typed client from this type too. */
export type ImportsAppType = ReturnType<typeof createImportsApp>;
