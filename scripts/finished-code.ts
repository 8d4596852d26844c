/**
 * The build runs `node scripts/finished-code.ts FILE`, which writes a module with the hash of the code that makes
 * finished chapters. Both Workers are built with this one module (`#finished-code` in package.json).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from './settings.ts';

/** All files that decide the bytes of a finished chapter, together with what they import. */
export const MAKES_CHAPTERS = [
  'functions/verse/plan-chapter.ts',
  'functions/http/json-bytes.ts',
  'import-jobs/engine/gzip.ts',
].map((file) => resolve(ROOT, file));

/** The minified code of these modules and of all that they import, packages too. Comments and types are not in it. */
export async function codeOf(modules: readonly string[] = MAKES_CHAPTERS): Promise<string> {
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input: [...modules] },
    },
  })) as Rolldown.RolldownOutput;
  return built.output
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .sort()
    .join('\n');
}

export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 16);

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export const FINISHED_CODE = '${hashOf(await codeOf())}';\n`);
}
