import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Quality 5 of brotli (11 is the best), like a CDN that compresses while it sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COPIES: readonly [ending: string, compress: (plain: Buffer) => Buffer][] = [
  ['.br', (plain) => brotliCompressSync(plain, BROTLI)],
  ['.gz', (plain) => gzipSync(plain)],
];

/** The kinds of files that become smaller. Fonts are compressed already. */
const KINDS = '**/*.{js,css,svg,json,txt}';

/**
 * Writes compressed copies of the files in `from` into `to`: `assets/a.js.br` and `assets/a.js.gz` for `assets/a.js`. A
 * copy that would not be smaller is left out. `to` is emptied first. The local stack sends these copies. They are not
 * uploaded, because Cloudflare compresses files itself, to about the same size.
 */
export function compressFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const name of globSync(KINDS, { cwd: from })) {
    const plain = readFileSync(join(from, name));
    for (const [ending, compress] of COPIES) {
      const copy = compress(plain);
      if (copy.length >= plain.length) continue;
      mkdirSync(dirname(join(to, name)), { recursive: true });
      writeFileSync(join(to, name + ending), copy);
    }
  }
}
