import type { Passwords } from './accounts/passwords/passwords.ts';
import { recoveryRoutes } from './accounts/recovery/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/routes.ts';
import { baseApp, PRODUCTION } from './base-app.ts';
import { countRoutes } from './counts/routes.ts';
import type { Deps } from './ctx/ctx.ts';
import { unknownPath } from './ctx/errors.ts';
import { addDocs } from './docs/routes.ts';
import { gematriaRoutes } from './gematria/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { heatRoutes } from './heat/routes.ts';
import { neverCached } from './http/headers.ts';
import { limitReads } from './http/limit-reads.ts';
import { answerFromMemory } from './http/scripture.ts';
import { forwardAdmin } from './imports/forward-admin.ts';
import { insightRoutes } from './insights/routes.ts';
import { IsolateMemory } from './isolate/isolate-memory.ts';
import { lexiconRoutes } from './lexicon/routes.ts';
import { nameRoutes } from './names/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { membersOnly } from './pages/members.ts';
import { servePage, unavailablePage } from './pages/serve-page.ts';
import { placesRoutes } from './places/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { chanceRoutes } from './search/chance/routes.ts';
import { textSearchRoutes } from './search/text/routes.ts';
import { valueSearchRoutes } from './search/value/routes.ts';
import { similarRoutes } from './similar/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { textRoutes } from './text/routes.ts';
import { verseRoutes } from './verse/routes.ts';

/** The calls about accounts and notes. None of their answers may be cached. */
const PRIVATE_PATHS = [
  '/api/user/*',
  '/api/login',
  '/api/register',
  '/api/logout',
  '/api/password-reset',
  '/api/notes/*',
];

/**
 * The application of the readers' Worker: every call of the API but those of administrators, which it forwards, and the
 * pages. The Worker and the tests pass their own functions that hash passwords. Tests also pass a database, a clock and
 * a log.
 */
export function createApp({ passwords, ...deps }: { passwords: Passwords } & Partial<Deps>) {
  const allDeps = { ...PRODUCTION, ...deps };
  const memory = new IsolateMemory();
  const app = baseApp(allDeps, memory, {
    forward: forwardAdmin(allDeps),
    early: answerFromMemory(allDeps, memory),
  });
  app.use(limitReads(unavailablePage));
  for (const path of PRIVATE_PATHS) app.use(path, neverCached);
  app.use(membersOnly);
  const routed = app
    .route('/', healthRoutes)
    .route('/', textRoutes)
    .route('/', verseRoutes)
    .route('/', gematriaRoutes)
    .route('/', similarRoutes)
    .route('/', lexiconRoutes)
    .route('/', referenceRoutes)
    .route('/', textSearchRoutes)
    .route('/', valueSearchRoutes)
    .route('/', chanceRoutes)
    .route('/', heatRoutes)
    .route('/', statisticsRoutes)
    .route('/', countRoutes)
    .route('/', placesRoutes)
    .route('/', nameRoutes)
    .route('/', insightRoutes)
    .route('/', accountRoutes(passwords))
    .route('/', secondFactorRoutes(passwords))
    .route('/', recoveryRoutes(passwords))
    .route('/', noteRoutes);
  addDocs(app);
  app.on('ALL', ['/api', '/api/*'], () => Promise.reject(unknownPath()));
  app.all('*', servePage);
  return routed;
}

export type AppType = ReturnType<typeof createApp>;
