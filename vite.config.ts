import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolveModulePreloadDependenciesFn,
} from 'vite';

/** Where a running stack answers /api: `npm run dev` gives its address. */
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? '8787'}`;

/**
 * Preloads the two fonts of a verse's first lines, so that the browser requests them with the first script. The links of
 * the two Greek fonts do nothing until the server writes Greek into the page (functions/pages/shell.ts).
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) =>
          /(literata-latin-(?!ext-)|literata-greek-|cardo-hebrew-).*\.woff2$/u.test(name),
        );
        if (fonts.length !== 4) throw new Error('The first screen lacks a font.');
        return fonts.map((name): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' };
          return {
            tag: 'link',
            attrs: name.includes('greek') ? { ...attrs, media: 'not all', 'data-greek': '' } : attrs,
            injectTo: 'head',
          };
        });
      },
    },
  };
}

/** The theme's script runs behind the style sheet, because it waits for the fonts that the sheet names. */
function themeBehindStyles(): Plugin {
  const theme = '<script src="/theme.js"></script>';
  return {
    name: 'theme-behind-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(theme, '').replace('</head>', `${theme}\n  </head>`),
    },
  };
}

/**
 * The files that are requested together with a file that loads later. Its own name is left out, because the import
 * requests it, and so are the files that every page has loaded at its start. The first script contains these lists, so
 * short lists make it smaller.
 */
const withoutLoaded: ResolveModulePreloadDependenciesFn = (file, needed, { hostType }) =>
  hostType === 'html'
    ? needed
    : needed.filter(
        (one) => one !== file && !/(libraries|first-screen|rolldown-runtime)-[^/]+\.js$/u.test(one),
      );

/**
 * Our own code, without a few modules of which the first screen needs nothing. It imports what they are exported with, so
 * the bundler would take them for a part of it.
 */
const FIRST =
  /^(?!.*(versification\/titles|canon\/(tanakh|books-of-group)|methods-without-spans|session\/reader)\.ts).*\/(frontend\/.+|domain)\//u;

const SMALL_PARTS = {
  'second-factor': /session\/second-factor|second-factor-(text|queries)/u,
  counts: /times-(text|queries)|times\/(first-place|places-search)/u,
  'chance-words': /chance-(words|sentence)/u,
  'word-facts': /words\/meaning-source|word-card-text|lexicon-queries/u,
  parsing: /hebrew\/morphology|words\/parsing/u,
  missing: /verse\/(missing|no-such)-|place-problems-text/u,
  'calculator-text': /calculator-text|calculation-form/u,
  'analysis-text': /analysis-text|analysis\/original-word/u,
  'places-text': /places-(text|queries)|places\/question/u,
  letters: /domain\/(hebrew|greek)\/letters/u,
  'verse-counts': /canon\/(verse-counts|tanakh|books-of-group)|versification\/titles/u,
  small:
    /text\/ordinal|letters\/own-scope|hebrew\/aramaic|plain-link|addresses\/(hrefs|word-runs)|api\/call-more|sharing\/download|editions\/languages/u,
  neighbour: /shortcuts\/neighbour|chapter-verses/u,
};

export default defineConfig({
  root: 'frontend',
  plugins: [react(), tailwindcss(), preloadFonts(), themeBehindStyles()],
  resolve: {
    alias: [
      // TanStack's store asks for a copy of this hook that also works with old versions of React.
      { find: /^use-sync-external-store\/shim\//u, replacement: 'use-sync-external-store/' },
    ],
  },
  build: {
    outDir: '../.build/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    rolldownOptions: {
      output: {
        // The first script lists all files, and a hash does not compress. Seven characters are the fewest that the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What every cold load of a verse needs, in two files instead of twenty: gzip finds more to share, and the
        // libraries' file stays in the browser's cache when only our own code has changed.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/u, tags: ['$initial'] },
            // main.tsx is not in this file: in members mode it waits for a script that imports this file.
            { name: 'first-screen', test: FIRST, tags: ['$initial'] },
            // The few lines that each verse page needs about notes. They are one file: the first lists all files.
            { name: 'notes-card', test: /features\/notes\/card\//u },
            // The small parts that later pages share, in a few files for the same reason. The page of the heat needs none.
            {
              name: 'parts',
              test: /frontend\/(ui\/(forms\/(?!use-draft)|pages\/(failed|loaded|not-found|page-classes|page-spinner|section)|panels\/(confirm|failure|use-successor)|sharing\/(csv|escape)|use-debounced|words\/(bar|fact|language|reader|script|time))|shared\/(methods\/method-name|scripture\/(found-word|scripture|strongs-link)\.)|addresses\/number|api\/reason|session\/reader\.|text\/(site\/(languages|not-found)|verse\/found-word))/u,
              includeDependenciesRecursively: false,
            },
            {
              name: 'go-to',
              test: /shared\/methods\/(number-counts|value-counts)|text\/places\/go-to/u,
              includeDependenciesRecursively: false,
            },
            // Parts of a few hundred bytes, each with those that nearly always load with it.
            ...Object.entries(SMALL_PARTS).map(([name, test]) => ({
              name,
              test,
              includeDependenciesRecursively: false,
            })),
            // Lists that go on: a small part of the library, which three pages use.
            { name: 'endless-lists', test: /react-query\/.*[iI]nfinite/u },
            {
              name: 'typed-number',
              test: /domain\/numbers\/typed-number|methods-without-spans|lexicon\/strongs-number|methods\/(number-hint|method-groups)|text\/search-scope|forms\/use-draft|panels\/accordion/u,
            },
            // What reads the text of the reference box and of the search page.
            {
              name: 'questions',
              test: /shared\/(questions|places\/typed-reference)|text\/search\/questions-text/u,
              includeDependenciesRecursively: false,
            },
            {
              name: 'books',
              test: /features\/(library\/(book-groups|why-)|sidebar\/(book|scope)-options)|text\/places\/(books|by-reference)-text|places\/missing-books/u,
              includeDependenciesRecursively: false,
            },
            // What the page of the heat needs at once is also in the scripts that it loads later. So it would be in six files.
            {
              name: 'heat',
              test: /features\/heat\/(?!parts\/|picture\/exports\/|map-|on-map|small-map|lazy|index\.)|\/heat-(picture-)?text\.ts|domain\/heat\/(figures|levels)/u,
              includeDependenciesRecursively: false,
            },
            // The methods with their tables. Without this group, a page that computes values would load them as five
            // small files.
            {
              name: 'gematria',
              test: /\/domain\/gematria\/(?!methods-without)/u,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // scripts/check/sizes.ts reads the manifest to measure what a cold load fetches.
    manifest: true,
    // scripts/make/code-licences.ts needs the names of the packages.
    license: { fileName: '.vite/licenses.json' },
  },
  // So that the web worker can load a part of itself later.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // The pattern excludes the modules of frontend/api, whose addresses also begin with /api.
    proxy: { '^/api/(?!.*\\.ts)': api },
  },
});
