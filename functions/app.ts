import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import { createDb } from '../db/client.ts';
import { JOB_KINDS } from '../import-jobs/catalogue.ts';
import { computeExpectations } from '../import-jobs/expectations/compute.ts';
import { accountRoutes } from './accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/routes.ts';
import { membersOnly } from './accounts/sessions/members.ts';
import type { Deps } from './ctx.ts';
import { addDocs } from './docs/routes.ts';
import { gematriaRoutes } from './gematria/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { AppEnv } from './http/context.ts';
import { errorAnswer, unknownPath } from './http/errors.ts';
import { neverCached, securityHeaders } from './http/headers.ts';
import { IsolateMemory } from './http/isolate-memory.ts';
import { knownHost } from './http/known-host.ts';
import { limitReads } from './http/limit-reads.ts';
import { requests, withCtx } from './http/requests.ts';
import { answerFromMemory } from './http/scripture.ts';
import { refuseInvalid } from './http/validation.ts';
import { adminsOnly } from './imports/admins-only.ts';
import { UNLIMITED } from './imports/room.ts';
import { importRoutes } from './imports/routes.ts';
import { streamedSha256 } from './imports/sha256.ts';
import { streamInTurns } from './imports/stream-in-turns.ts';
import { insightRoutes } from './insights/routes.ts';
import { lexiconRoutes } from './lexicon/routes.ts';
import { logOf } from './log.ts';
import { nameRoutes } from './names/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { servePage, unavailablePage } from './pages/serve-page.ts';
import { referenceRoutes } from './reference/routes.ts';
import { chanceRoutes } from './search/chance/routes.ts';
import { textSearchRoutes } from './search/text/routes.ts';
import { valueSearchRoutes } from './search/value/routes.ts';
import { similarRoutes } from './similar/routes.ts';
import { textRoutes } from './text/routes.ts';
import { verseRoutes } from './verse/routes.ts';
import { VERSION } from './version.ts';

/**
 * The dependencies of the Worker, without the functions that hash passwords. Their WebAssembly can be loaded only in the
 * Worker's bundle, and tests load this file in Node. `worker.ts` adds them.
 */
export const PRODUCTION: Omit<Deps, 'passwords'> = {
  openDatabase: ({ libsqlUrl, libsqlToken }) => createDb(libsqlUrl, libsqlToken),
  now: () => Date.now(),
  wait: (ms) => scheduler.wait(ms),
  newRequestId: () => crypto.randomUUID(),
  fetch: (request) => fetch(request),
  sha256: streamedSha256,
  largeBody: streamInTurns,
  room: UNLIMITED,
  computeChance: computeExpectations,
  jobKinds: JOB_KINDS,
  log: (line) => console.log(line),
  version: VERSION,
};

/** The calls about accounts, notes and administration. None of their answers may be cached. */
const OWN = ['/api/user/*', '/api/login', '/api/register', '/api/logout', '/api/notes/*', '/api/admin/*'];

/**
 * The application: every call of the API, and the pages. The Worker and the tests pass their own functions that
 * hash passwords. Tests also pass a database, a clock and a log.
 */
export function createApp(deps: Pick<Deps, 'passwords'> & Partial<Deps>) {
  const app = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  const [world, memory] = [{ ...PRODUCTION, ...deps }, new IsolateMemory()];
  // A request id from the client is ignored, because anybody could send it.
  app.use(requestId({ headerName: '', generator: world.newRequestId }));
  app.use(requests(world));
  app.use(answerFromMemory(world, memory));
  app.use(securityHeaders);
  app.use(withCtx(world, memory));
  app.use(knownHost);
  app.use(limitReads(unavailablePage));
  for (const path of OWN) app.use(path, neverCached);
  app.use(membersOnly);
  app.use(adminsOnly);
  app.onError((error, c) => errorAnswer(logOf(world, c.var.requestId), error));
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
    .route('/', nameRoutes)
    .route('/', insightRoutes)
    .route('/', accountRoutes)
    .route('/', secondFactorRoutes)
    .route('/', noteRoutes)
    .route('/', importRoutes);
  addDocs(app);
  app.all('/api', unknownPath);
  app.all('/api/*', unknownPath);
  app.all('*', servePage);
  return routed;
}

/** The frontend builds its typed client from this type. */
export type AppType = ReturnType<typeof createApp>;
