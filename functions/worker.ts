import { wasmPasswords } from './accounts/argon2-wasm.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

const app = createApp({ passwords: wasmPasswords });

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
} satisfies ExportedHandler<Env>;
