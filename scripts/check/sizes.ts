import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { IMPORTS_DIR, ROOT, SITE_DIR, WORKER_DIR } from '../settings.ts';

/** The most that each part of a build may have, in kB (1,000 bytes) after gzip. */
const LIMITS = {
  explorerScripts: 145,
  styles: 15,
  lettersWorker: 18,
  heatPage: 15,
  placesPage: 15,
  heatPageWithShared: 20.5,
  statisticsPage: 15,
  // With the app's components, which draw first screens.
  worker: 490,
  importsWorker: 580,
};

/**
 * The most lines that our own style sheets may have together. Components are styled with Tailwind's utility classes; a
 * rule of our own is for what those cannot express, such as the type of Bible text, fonts, tokens and print. The list of
 * folders with later pages (`@source`) does not count.
 */
const STYLE_LINES = 939;

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const HEAT_PAGE = 'features/heat/heat-page.tsx';
const PLACES_PAGE = 'features/places/places-page.tsx';
const STATISTICS_PAGE = 'features/statistics/statistics-page.tsx';

/** The folders of pages whose utility classes are not in the first style sheet (frontend/styles/main.css). */
const LATER_FOLDERS = [
  ...readFileSync(resolve(ROOT, 'frontend/styles/main.css'), 'utf8').matchAll(
    /@source not "\.\.\/([^"]+)"/gu,
  ),
].map(([, folder]) => `${folder}/`);

const isLaterPage = (key: string) =>
  LATER_FOLDERS.some(
    (folder) => key.startsWith(folder) && /^[^/]+-(page|layout)\.tsx$/u.test(key.slice(folder.length)),
  );

const kilobytes = (path: string) => gzipSync(readFileSync(path)).length / 1000;

/**
 * Measures the last build by Vite's manifest: the entry with all scripts that it imports statically, their styles, and
 * the Workers. Throws if the script of the first screen is not among these scripts, if the administration is, or
 * if a later page lacks its utilities.
 */
export function measureSizes() {
  const manifest = JSON.parse(readFileSync(resolve(SITE_DIR, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string, into = files) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build's manifest has no ${key}.`);
    if (files.has(entry.file) || into.has(entry.file)) return;
    into.add(entry.file);
    if (into === files) for (const file of entry.css ?? []) styles.add(file);
    for (const next of entry.imports ?? []) visit(next, into);
  };
  visit('index.html');
  /** The scripts of a page that the first screen lacks, and those of them that nothing else on the site loads. */
  const scriptsOf = (page: string) => {
    const all = new Set<string>();
    visit(page, all);
    const others = new Set<string>();
    const visitOthers = (key: string) => {
      const { file, imports = [], dynamicImports = [] } = manifest[key] as ManifestEntry;
      if (key === page || others.has(file)) return;
      others.add(file);
      for (const next of [...imports, ...dynamicImports]) visitOthers(next);
    };
    visitOthers('index.html');
    return { all: [...all], own: [...all].filter((file) => !others.has(file)) };
  };
  const heat = scriptsOf(HEAT_PAGE);
  if (![...files].some((file) => file.includes('first-screen')))
    throw new Error('The first screen is not in the first download.');
  if ([...files].some((file) => readFileSync(resolve(SITE_DIR, file), 'utf8').includes('Admin Area')))
    throw new Error('The administration is in the first download.');
  for (const [key, { imports = [] }] of Object.entries(manifest)) {
    const css = [key, ...imports].flatMap((one) => manifest[one]?.css ?? []);
    if (isLaterPage(key) && !css.some((file) => file.includes('later-pages')))
      throw new Error(`${key} does not import frontend/styles/later-pages.css, which has its utilities.`);
  }
  const inSite = (names: Iterable<string>) => Array.from(names, (name) => resolve(SITE_DIR, name));
  const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + kilobytes(path), 0);
  return {
    // All scripts that the browser loads for a verse page with an empty cache before the reader does anything.
    explorerScripts: total(inSite(files)),
    styles: total(inSite(styles)),
    // The web worker that has the letters files.
    lettersWorker: total(globSync(resolve(SITE_DIR, 'assets/letters-worker-*.js'))),
    // The scripts of the page of the heat that no other page has, and all of its scripts that the first screen lacks.
    heatPage: total(inSite(heat.own)),
    heatPageWithShared: total(inSite(heat.all)),
    placesPage: total(inSite(scriptsOf(PLACES_PAGE).own)),
    statisticsPage: total(inSite(scriptsOf(STATISTICS_PAGE).own)),
    worker: total([resolve(WORKER_DIR, 'worker.js')]),
    importsWorker: total([resolve(IMPORTS_DIR, 'imports-worker.js')]),
  };
}

function countStyleLines(): number {
  const files = globSync('frontend/**/*.css', { cwd: ROOT });
  return files.reduce(
    (sum, file) =>
      sum +
      readFileSync(resolve(ROOT, file), 'utf8')
        .replaceAll(/^@source.*\n/gmu, '')
        .split('\n').length -
      1,
    0,
  );
}

/** Prints each size and the lines of our own styles beside their limits. Returns false if one is over its limit. */
export function checkSizes(): boolean {
  const sizes = measureSizes();
  let ok = true;
  for (const [name, limit] of Object.entries(LIMITS)) {
    const size = sizes[name as keyof typeof LIMITS];
    console.log(`${name}: ${size.toFixed(1)} kB of ${limit} kB gzipped`);
    if (size > limit) ok = false;
  }
  const lines = countStyleLines();
  console.log(`own styles: ${lines} of ${STYLE_LINES} lines`);
  return ok && lines <= STYLE_LINES;
}
