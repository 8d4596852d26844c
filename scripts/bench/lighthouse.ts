import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../check/browsers.ts';
import { median } from './measure/quantile.ts';
import { withSite } from './measure/site.ts';
import { printTable } from './measure/table.ts';

const PAGES = ['/', '/explorer/psalms/23/3', '/explorer/genesis/1', '/number/913'];
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  'largest-contentful-paint',
  'first-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

async function measure(chromePath: string, address: string): Promise<number[]> {
  const chrome = await launch({ chromePath, chromeFlags: [...CHROMIUM_FLAGS, '--headless'] });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const { categories = {}, audits = {}, runtimeError } = result?.lhr ?? {};
    if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
    return [
      ...CATEGORIES.map((id) => (categories[id]?.score ?? Number.NaN) * 100),
      ...AUDITS.map((id) => audits[id]?.numericValue ?? Number.NaN),
    ];
  } finally {
    chrome.kill();
  }
}

async function measureSites(chromePath: string, sites: readonly string[]): Promise<void> {
  const addresses = PAGES.flatMap((page) => sites.map((site) => new URL(page, site).href));
  const runs = new Map<string, number[][]>(addresses.map((address) => [address, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const address of addresses) {
      // Chromium sometimes records a broken trace on a busy machine, so the measurement is tried twice.
      const once = await measure(chromePath, address).catch(() => measure(chromePath, address));
      runs.get(address)?.push(once);
    }
  printTable(
    `Lighthouse, mobile with its simulated network (median of ${RUNS}; paints and blocking in ms)`,
    [
      'page',
      'performance',
      'from–to',
      'accessibility',
      'best practices',
      'SEO',
      'LCP',
      'FCP',
      'TBT',
      'CLS',
      'kB',
    ],
    addresses.map((address) => {
      const all = runs.get(address) ?? [];
      const column = (at: number) => all.map((run) => run[at] ?? Number.NaN);
      const [performance, ...others] = CATEGORIES.map((_, at) => median(column(at)).toFixed(0));
      const [largest, first, blocking, shift = Number.NaN, bytes = Number.NaN] = AUDITS.map((_, at) =>
        median(column(CATEGORIES.length + at)),
      );
      return [
        sites.length === 1 ? new URL(address).pathname : address,
        String(performance),
        `${Math.min(...column(0)).toFixed(0)}–${Math.max(...column(0)).toFixed(0)}`,
        ...others,
        ...[largest, first, blocking].map((time = Number.NaN) => time.toFixed(0)),
        shift.toFixed(3),
        (bytes / 1000).toFixed(0),
      ];
    }),
  );
}

/**
 * Measures the first load of four pages with Lighthouse. `sites` are the addresses of running sites; without any, the
 * bench starts this clone with a library of its own.
 */
export async function benchLighthouse(...sites: readonly string[]): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) return console.log('\nLighthouse: no Chromium found (set CHROMIUM_PATH).');
  if (sites.length > 0) return measureSites(chromium, sites);
  await withSite(async ({ origin, start }) => {
    await start().ready;
    await measureSites(chromium, [origin]);
  });
}
