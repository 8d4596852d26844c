import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { HANG_MS, WAIT_MS } from './tests/support/limits.ts';

// libSQL's parser prints each syntax error on stdout, unless this is set before the test processes start.
process.env.RUST_LOG = 'off';

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

const SOURCES = '{domain,meanings,db,functions,import-jobs,frontend,scripts,tests/imports,tests/recipes}/**';
/** Tests that read whole texts, simulations of many runs, and tests that start processes or wait for disks and clocks. */
const LONG = [`${SOURCES}/*.{corpus,simulation,process}.test.ts`];

const limits = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  teardownTimeout: HANG_MS,
  expect: { poll: { timeout: WAIT_MS } },
};

/** Plain code in Node. A worker runs many files: to start one and to load the modules takes longer than most tests. */
const plain = {
  server: { deps: { inline: [/\.wasm$/] } },
  isolate: false,
  ...limits,
};

/**
 * What is tested where: plain code in Node (`unit`, and `corpus` for whole texts and simulations), the screens in
 * happy-dom, the deployed bundle under miniflare, a real browser, and at last the statements that all of these ran
 * (`statements`). A test's file name and folder say which.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/test-database.ts',
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        plugins: [wasmModules],
        test: {
          ...plain,
          name: 'unit',
          include: [`${SOURCES}/*.test.ts`],
          exclude: LONG,
          globalSetup: 'tests/support/sample-setup.ts',
        },
      },
      {
        plugins: [wasmModules],
        test: { ...plain, name: 'corpus', include: LONG, setupFiles: 'tests/support/new-connections.ts' },
      },
      {
        plugins: [wasmModules],
        test: {
          ...plain,
          name: 'dom',
          include: ['tests/dom/**/*.test.tsx'],
          globalSetup: 'tests/support/sample-setup.ts',
          environment: './tests/dom/environment.ts',
          environmentOptions: { happyDOM: { url: 'http://127.0.0.1/', width: 1280, height: 900 } },
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          ...limits,
          globalSetup: 'tests/worker/setup.ts',
          setupFiles: 'tests/support/new-connections.ts',
          isolate: false,
        },
      },
      { test: { ...plain, name: 'statements', include: ['tests/statements/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          ...limits,
          globalSetup: 'tests/browser/setup.ts',
          setupFiles: 'tests/support/new-connections.ts',
          isolate: false,
        },
      },
    ],
  },
});
