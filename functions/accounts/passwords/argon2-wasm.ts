import { getDefaultContext, instantiateNapiModuleSync, WASI } from '@napi-rs/wasm-runtime';
import type * as Argon2 from '@node-rs/argon2';
// A Worker can load WebAssembly only as a module in its bundle.
import argon2 from '@node-rs/argon2-wasm32-wasi/argon2.wasm32-wasi.wasm';
import { hashQueue } from './hash-queue.ts';
import { HASH_COST, type Passwords, SALT_LENGTH } from './passwords.ts';

/** In pages of 64 KiB: 8 MiB at first, 40 MiB at most. That is enough for the module and one hash. */
const MEMORY = { initial: 128, maximum: 640, shared: true };

let instance: typeof Argon2 | undefined;

/**
 * Loads argon2 once per isolate. A new instance for each call would grow the memory without end. Calls are synchronous,
 * so only one runs at a time.
 */
function argon(): typeof Argon2 {
  if (instance !== undefined) return instance;
  const memory = new WebAssembly.Memory(MEMORY);
  const { napiModule } = instantiateNapiModuleSync(argon2, {
    context: getDefaultContext(),
    asyncWorkPoolSize: 0,
    wasi: new WASI({ version: 'preview1' }),
    overwriteImports: (imports) => {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit: ({ instance: { exports } }) => {
      for (const [name, register] of Object.entries(exports))
        if (name.startsWith('__napi_register__')) (register as () => void)();
    },
  });
  instance = napiModule.exports as typeof Argon2;
  return instance;
}

const inTurn = hashQueue();

const secretOf = (pepper: string): Uint8Array => new TextEncoder().encode(pepper);

export const wasmPasswords: Passwords = {
  hash: (password, pepper) =>
    inTurn(() =>
      argon().hashSync(password, {
        ...HASH_COST,
        secret: secretOf(pepper),
        salt: crypto.getRandomValues(new Uint8Array(SALT_LENGTH)),
      }),
    ),
  verify: (hash, password, pepper) =>
    inTurn(() => {
      try {
        return argon().verifySync(hash, password, { secret: secretOf(pepper) });
      } catch {
        return false;
      }
    }),
};
