import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';

/** A `.wasm` file is its compiled module, as in the Worker's bundle. */
const wasmModules: Plugin = {
  name: 'wasm-modules',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.wasm')) return null;
    const bytes = readFileSync(id).toString('base64');
    return `export default new WebAssembly.Module(Buffer.from('${bytes}', 'base64'))`;
  },
};

/**
 * Three worlds: plain code in Node, the deployed bundle under miniflare, and a real browser.
 * A test's place says its world; the last two share one running stack each, so they run one file at a time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [wasmModules],
        test: {
          name: 'plain',
          server: { deps: { inline: [/\.wasm$/] } },
          globalSetup: 'db/testing.ts',
          include: ['{domain,db,functions,import-jobs,frontend,scripts,tests/imports}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
