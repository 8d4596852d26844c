import { expect, test } from 'vitest';
import { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES } from '../../domain/addresses/index.ts';
import { ownSite } from '../sites.ts';
import { encoded, LIKELY, oddText, VERBS } from '../support/odd-values.ts';
import { randomOf } from '../support/random.ts';
import { SECRETS } from '../support/secrets.ts';

const SEED = 20_261_122;
const REQUESTS = 900;

const site = await ownSite();

interface Described {
  readonly paths: Record<string, Record<string, { readonly parameters?: { in: string; name: string }[] }>>;
}

async function queryNames(): Promise<string[]> {
  const { paths } = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as Described;
  const parameters = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.parameters ?? []),
  );
  const names = parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []));
  expect(names.length).toBeGreaterThan(20);
  return [...new Set([...names, 'chapter', 'verse', 'panel', 'tab', 'redirect', 'text', 'x'])];
}

const PATHS = [
  '/',
  '/',
  '/explorer',
  '/explorer/$book/$chapter/$verse',
  '/explorer/$book/$chapter',
  '/explorer/$book',
  '/explorer/$book/$chapter/$verse',
  '/search',
  '/search/gematria/$value',
  '/methods/$method',
  '/$x',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/$x',
  '/index.html',
  '/$x/$x',
  '/$x.js',
  '/explorer/$x/$x/$x',
  ...[...SITE_PAGES, ...ACCOUNT_PAGES, ...ADMIN_PAGES].map(({ path }) => path),
];

test(`${REQUESTS} random addresses of pages and files: no answer has status 5xx, internals, an injected element or a redirect to another site`, async () => {
  const random = randomOf(SEED);
  const names = await queryNames();
  const statuses = new Map<number, number>();
  for (let count = 0; count < REQUESTS; count++) {
    const isOdd = random.chance(0.5);
    const written = (name: string) => {
      const text = isOdd && random.chance(0.5) ? oddText(random) : String(random.pick(LIKELY[name] ?? ['1']));
      return encoded(random, text) || '1';
    };
    let path = random.pick(PATHS).replace(/\$(\w+)/g, (_, name: string) => written(name));
    const query = Array.from({ length: random.below(4) }, () => {
      const name = random.pick(names);
      return `${name}=${written(name)}`;
    });
    if (query.length > 0) path += `?${query.join('&')}`;
    const url = new URL(`${site.url}${path}`);
    const method = random.chance(0.9) ? 'GET' : random.pick(VERBS);
    const headers = { Accept: random.pick(['text/html', '*/*']) };
    const response = await fetch(url, { method, headers, redirect: 'manual' });
    const text = await response.text();
    const what = `${response.status} ${method} ${path}`;
    expect(response.status, what).toBeLessThan(500);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    // The scripts of the build are public, so they are not searched for secrets.
    if (!url.pathname.endsWith('.js')) expect(text, what).not.toMatch(SECRETS);
    expect(text, what).not.toMatch(/<script>alert/);
    const location = response.headers.get('Location');
    if (location !== null) expect(new URL(location, url).origin, what).toBe(site.url);
  }
  for (const status of [200, 301, 302, 404, 405])
    expect({ status, isFrequent: (statuses.get(status) ?? 0) > 5 }).toEqual({ status, isFrequent: true });
});
