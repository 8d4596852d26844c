import { wasmPasswords } from './accounts/passwords/argon2-wasm.ts';
import { hashingClient } from './accounts/passwords/hashing-client.ts';
import { createApp } from './app.ts';
import { PRODUCTION } from './base-app.ts';
import type { Env } from './ctx/env.ts';
import { type EdgeCache, purgeEdge } from './http/purge-edge.ts';
import { finishChapters } from './verse/finish-chapters.ts';
import { withoutRequest } from './without-request.ts';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch: (request, env, context) => {
    // The bindings do not change during the life of an isolate, so the application is created only once.
    app ??= createApp({
      passwords: env.HASHER === undefined ? wasmPasswords : hashingClient(env.HASHER),
      drawing: () => import('drawn').then(({ draw }) => draw),
    });
    const answer = app.fetch(request, env, context);
    // Reads are counted to their end, also if the reader has disconnected.
    if (env.MAX_READS) context.waitUntil(Promise.resolve(answer));
    return answer;
  },
  async scheduled(_, env, { cache }) {
    await Promise.all([
      withoutRequest(PRODUCTION, env, 'finish', finishChapters),
      // The local runtime has no cache in front of the Worker.
      cache === undefined ? undefined : keepPurged(env, cache),
    ]);
  },
} satisfies ExportedHandler<Env>;

/**
 * Checks four times what must be purged. Cloudflare calls a timer once a minute at most, but a job or a terminal may
 * publish at any moment. A purge takes 15 s, and the next check then follows at once.
 */
async function keepPurged(env: Env, cache: EdgeCache): Promise<void> {
  const started = PRODUCTION.now();
  for (let count = 1; count <= 4; count++) {
    await withoutRequest(PRODUCTION, env, 'purge', (ctx) => purgeEdge(ctx, cache));
    if (count < 4) await PRODUCTION.wait(Math.max(0, started + count * 15_000 - PRODUCTION.now()));
  }
}
