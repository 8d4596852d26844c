import { expect, test } from 'vitest';
import { formatReference, parseReference } from '../../domain/reference/index.ts';
import { emptyApp } from '../../tests/support/sample-app.ts';

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; summary?: string }>>;
  components: { schemas: Record<string, unknown> };
}

const { app } = await emptyApp();

const CALLS = [
  '/api/user',
  '/api/user/theme',
  '/api/user/password',
  '/api/user/sessions',
  '/api/user/sessions/{id}',
  '/api/user/export',
  '/api/user/second-factor',
  '/api/user/second-factor/confirm',
  '/api/user/second-factor/recovery-codes',
  '/api/user/second-factor/verify',
  '/api/user/recovery-codes',
  '/api/login',
  '/api/notes',
  '/api/notes/{book}/{chapter}/{verse}',
  '/api/notes/{id}',
  '/api/notes/export',
  '/api/notes/import',
  '/api/register',
  '/api/logout',
  '/api/password-reset',
  '/api/health',
  '/api/health/ready',
  '/api/books',
  '/api/versions',
  '/api/editions',
  '/api/methods',
  '/api/chapter-verses/{book}/{chapter}',
  '/api/apocrypha/chapter-verses/{book}/{chapter}',
  '/api/verse/{book}/{chapter}',
  '/api/verse/{book}/{chapter}/{verse}',
  '/api/apocrypha/verse/{book}/{chapter}',
  '/api/apocrypha/verse/{book}/{chapter}/{verse}',
  '/api/hybrid/verse/{book}/{chapter}/{verse}',
  '/api/compare/{book}/{chapter}/{verse}',
  '/api/similar/{book}/{chapter}/{verse}',
  '/api/calculate',
  '/api/calculate-greek-gematria',
  '/api/lexicon/{strongsNumber}',
  '/api/resolve',
  '/api/index/{edition}/{revision}',
  '/api/statistics',
  '/api/statistics/words',
  '/api/search',
  '/api/search/offers',
  '/api/search/gematria/{value}',
  '/api/search/gematria/{value}/chance',
  '/api/search/gematria/{value}/texts',
  '/api/heat/lemma/{number}',
  '/api/words/count',
  '/api/places',
  '/api/explore-name',
  '/api/kabbalistic-insights',
  '/api/admin/{button}',
  '/api/admin/packs',
  '/api/admin/packs/{id}',
  '/api/admin/import-specific-passage',
  '/api/admin/import-chapter-range',
  '/api/admin/jobs',
  '/api/admin/jobs/{id}',
  '/api/admin/jobs/{id}/{change}',
  '/api/admin/jobs/{id}/report',
  '/api/admin/files',
  '/api/admin/files/{id}',
  '/api/admin/files/{id}/licence',
  '/api/admin/files/{id}/parts/{number}',
  '/api/admin/files/{id}/complete',
  '/api/admin/database-info',
  '/api/admin/database-file',
  '/api/admin/csv-files',
  '/api/admin/import-status',
  '/api/admin/texts',
  '/api/admin/texts/preview',
  '/api/admin/texts/{edition}',
];

test('the OpenAPI document has the contract’s paths, with 503 for database calls, and 400 and 404 for parameters', async () => {
  const api = await app.json<Described>('/api/openapi.json');
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths).sort()).toEqual([...CALLS].sort());
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const call of Object.values(methods)) {
      expect(call.summary, path).toBeTruthy();
      const database = !/health$|methods|calculate|resolve/.test(path);
      expect('503' in call.responses, path).toBe(database);
      if (path.includes('{'))
        expect(Object.keys(call.responses), path).toEqual(expect.arrayContaining(['400', '404']));
    }
  }
  expect(Object.keys(api.components.schemas)).toEqual(
    expect.arrayContaining(['VerseAnalysis', 'Error', 'Place']),
  );
});

test('the OpenAPI document describes exactly the application’s routes and methods', async () => {
  const api = await app.json<Described>('/api/openapi.json');
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = app
    .calls()
    .filter(({ path }) => !/^\/api\/(docs|openapi)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(routes.sort());
});

test('references in examples have the form of references in answers', async () => {
  const text = await (await app.request('/api/openapi.json')).text();
  const examples = [...text.matchAll(/"reference":\{"type":"string","example":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    const parsed = parseReference(example);
    expect(parsed.ok && formatReference(parsed.reference)).toBe(example);
  }
});

test('the docs page shows every call without a script, and its content security policy allows no script', async () => {
  const response = await app.request('/api/docs');
  const html = await response.text();
  for (const path of CALLS) expect(html).toContain(`<code>${path}</code>`);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(html).not.toMatch(/<script|style=|https?:\/\//);
  expect(html).not.toContain('undefined');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect((await app.request('/api/docs.css')).headers.get('Content-Type')).toContain('text/css');
});
