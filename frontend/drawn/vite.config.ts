import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What loads later is no part of a first screen. It stays away, and so does all that it would import. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  enforce: 'pre',
  resolveDynamicImport: () => '\0later',
  load: (id) => (id === '\0later' ? 'export {}' : null),
};

const here = (file: string): string => resolve('frontend/drawn', file);

/** The bundle with which the Worker draws the first screen of a page: the app's own components, without a browser. */
export default defineConfig({
  plugins: [withoutLaterParts, react()],
  publicDir: false,
  resolve: {
    alias: [
      { find: '@tanstack/react-router', replacement: here('router.tsx') },
      { find: /^.*\/api\/client\.ts$/u, replacement: here('client.ts') },
      { find: /^.*\/ui\/is-drawn\.ts$/u, replacement: here('is-drawn.ts') },
      // The package's own file for workerd also has the renderer for streams, which is as large again.
      {
        find: 'react-dom/server',
        replacement: resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
      },
    ],
  },
  ssr: { noExternal: true, target: 'webworker' as const },
  build: {
    ssr: 'frontend/drawn.tsx',
    outDir: '.build/drawn',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'drawn.js', codeSplitting: false } },
  },
});
