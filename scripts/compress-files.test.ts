import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'compress-'));
const from = join(dir, 'site');
const to = join(dir, 'compressed');
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('compressFiles makes a brotli copy and a gzip copy of each text file, and none of a file that they would not make smaller', () => {
  mkdirSync(join(from, 'assets'), { recursive: true });
  const script = 'export const word = 1;\n'.repeat(100);
  writeFileSync(join(from, 'assets/a.js'), script);
  writeFileSync(join(from, 'tiny.css'), 'a');
  writeFileSync(join(from, 'assets/font.woff2'), script);
  mkdirSync(to);
  writeFileSync(join(to, 'old.js.br'), 'from the last build');
  compressFiles(from, to);
  expect(brotliDecompressSync(readFileSync(join(to, 'assets/a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(to, 'assets/a.js.gz'))).toString()).toBe(script);
  for (const name of ['tiny.css.br', 'tiny.css.gz', 'assets/font.woff2.br', 'old.js.br'])
    expect(existsSync(join(to, name)), name).toBe(false);
});
