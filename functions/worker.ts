import { wasmPasswords } from './accounts/passwords/argon2-wasm.ts';
import { passwordsBeside } from './accounts/passwords/passwords-beside.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch: (request, env, context) => {
    // The bindings stay the same for an isolate's whole life.
    app ??= createApp({ passwords: env.HASHER === undefined ? wasmPasswords : passwordsBeside(env.HASHER) });
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
