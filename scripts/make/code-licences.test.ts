import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeLicences } from './code-licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const siteWith = (...packages: { name: string; version: string }[]) => write('site.json', packages);
const workerWith = (inputs: Record<string, number>, imports: string[] = []) =>
  write('worker.json', {
    outputs: {
      'worker.js': {
        inputs: Object.fromEntries(
          Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
        ),
        imports: imports.map((path) => ({ path })),
      },
    },
  });

/** The names and the texts of the file's entries. */
const entriesOf = (text: string) =>
  new Map(
    text
      .split(/^=+\n/mu)
      .slice(1)
      .map((entry) => [entry.split(' ')[0], entry]),
  );

test('the file of licences has the text of each package that a Worker has code of, and of the fonts and styles', () => {
  const entries = entriesOf(
    codeLicences(siteWith(), [
      workerWith({
        'functions/worker.ts': 500,
        'node_modules/hono/dist/hono.js': 10,
        'node_modules/@hono/zod-openapi/dist/index.js': 10,
        'node_modules/drizzle-orm/alias.js': 10,
        'node_modules/promise-limit/index.js': 10,
        'node_modules/papaparse/papaparse.js': 0,
      }),
    ]),
  );
  expect(entries.get('hono')).toMatch(/^hono [\d.]+, MIT\n\nMIT License\n\nCopyright .*Yusuke Wada/u);
  expect(entries.get('@hono/zod-openapi')).toContain('Permission is hereby granted, free of charge');
  expect(entries.get('drizzle-orm')).toContain('Copyright Drizzle Team');
  expect(entries.get('drizzle-orm')).toContain('Apache License');
  expect(entries.get('promise-limit')).toContain('Tim Macfarlane');
  expect(entries.get('promise-limit')).not.toContain('Giammarchi');
  expect(entries.get('@fontsource/cardo')).toContain('SIL OPEN FONT LICENSE');
  expect(entries.get('tailwindcss')).toContain('Permission is hereby granted');
  expect(entries.has('papaparse')).toBe(false);
  for (const [name, text] of entries)
    expect({ name, isLong: text.length > 600 }).toEqual({ name, isLong: true });
});

test('a package without a licence text, one that is not installed, and an unknown program each end the build', () => {
  expect(() => codeLicences(siteWith(), [workerWith({ 'node_modules/wrangler/index.js': 1 })])).toThrow(
    'wrangler is in the site or in a Worker, but has no licence text: add it to scripts/make/code-licences.ts.',
  );
  expect(() => codeLicences(siteWith({ name: 'react', version: '1.0.0' }), [])).toThrow(
    'react 1.0.0 is in the site, but not in node_modules: run npm ci.',
  );
  expect(() => codeLicences(siteWith(), [workerWith({}, ['./0a1b-other.wasm'])])).toThrow('0a1b-other.wasm');
});
