import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The folder of the built site, from the root of the repository. */
const SITE = '.build/site';
/** Administration and accounts need the network in any case. */
const ONLINE_ONLY = /features\/(?:admin|accounts)\//u;
const ALSO = ['/theme.js', '/favicon.svg', '/manifest.webmanifest'];

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files that the app needs without a network, by the manifest of the build. What only other parts import is not among them. */
function filesOfApp(): string[] {
  const manifest = JSON.parse(readFileSync(resolve(SITE, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Entry
  >;
  const files = new Set(ALSO);
  const visited = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || visited.has(key) || ONLINE_ONLY.test(key)) return;
    visited.add(key);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = entry;
    for (const name of [file, ...css, ...assets]) files.add(`/${name}`);
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit('index.html');
  const missing = [...files].filter((file) => !existsSync(`${SITE}${file}`));
  if (missing.length > 0) throw new Error(`The build lacks ${missing.join(', ')}.`);
  return [...files].sort();
}

export default defineConfig(() => {
  const files = filesOfApp();
  const hash = createHash('sha256').update(readFileSync(resolve(SITE, 'index.html')));
  for (const file of files) hash.update(file);
  return {
    publicDir: false as const,
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)) },
    build: {
      outDir: SITE,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'frontend/service-worker/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' as const },
      },
    },
  };
});
