/** The readers' Worker: pages, reads, accounts and notes. */
import { wasmPasswords } from './accounts/passwords/argon2-wasm.ts';
import { passwordsBeside } from './accounts/passwords/passwords-beside.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch: (request, env, context) => {
    // The bindings do not change during the life of an isolate, so the application is created only once.
    app ??= createApp({
      passwords: env.HASHER === undefined ? wasmPasswords : passwordsBeside(env.HASHER),
    });
    const answer = app.fetch(request, env, context);
    // Reads are counted to their end, also if the reader has gone.
    if (env.MAX_READS) context.waitUntil(Promise.resolve(answer));
    return answer;
  },
} satisfies ExportedHandler<Env>;
