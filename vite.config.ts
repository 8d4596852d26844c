import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Where a running stack answers /api: `npm run dev` gives its address. */
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? '8787'}`;

/**
 * Names in the page's head what a cold load of a verse needs, so that the browser fetches it at once and not only
 * after the first script has run: the verse screen's chunks and the two fonts of its first lines.
 */
function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.values(bundle);
        const screens = files
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => name === 'explorer-frame' || name === 'verse-page');
        const scripts = new Set(screens.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        const fonts = files.filter(({ fileName }) =>
          /(literata-latin-wght|cardo-hebrew-400-normal)-.*\.woff2$/u.test(fileName),
        );
        if (screens.length !== 2 || fonts.length !== 2)
          throw new Error('The first screen lacks a chunk or a font.');
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs,
          injectTo: 'head',
        });
        return [
          ...[...scripts]
            .filter(
              (name) =>
                !files.some((file) => file.type === 'chunk' && file.isEntry && file.fileName === name),
            )
            .map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
          ...fonts.map(({ fileName }) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' }),
          ),
        ];
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
    // Not the modules of frontend/api, which the page loads from the same place.
    proxy: { '^/api/(?!.*\\.ts)': api },
  },
});
