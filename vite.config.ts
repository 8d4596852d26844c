import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where a running stack answers /api: `npm run dev` gives its address. */
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? '8787'}`;

/**
 * Names in the page's head what a cold load of a verse needs, so that the browser fetches it at once and not only
 * after the first script has run: the verse screen's chunk and the fonts of its first lines.
 */
function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.values(bundle ?? {}).flatMap(({ fileName }) => {
          if (/verse-page-.*\.js$/u.test(fileName)) {
            return [
              {
                tag: 'link',
                attrs: { rel: 'modulepreload', href: `/${fileName}` },
                injectTo: 'head' as const,
              },
            ];
          }
          if (/literata-latin-wght-.*\.woff2$/u.test(fileName)) {
            const attrs = {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: '',
            };
            return [{ tag: 'link', attrs, injectTo: 'head' as const }];
          }
          return [];
        });
      },
    },
  };
}

export default defineConfig({
  root: 'frontend',
  plugins: [react(), tailwindcss(), preloadFirstScreen()],
  build: {
    outDir: '../.build/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/sizes.ts measures by it what a cold load fetches.
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api },
  },
});
