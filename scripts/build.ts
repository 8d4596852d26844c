import { type ExecFileException, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMMON_PASSWORDS_PATH } from '../functions/accounts/passwords/common-passwords.ts';
import { headersFile } from '../functions/http/headers.ts';
import { compressFiles } from './compress-files.ts';
import { codeLicences } from './make/code-licences.ts';
import { commonPasswordsFile } from './make/common-passwords.ts';
import { BUILD_DIR, COMPRESSED_DIR, IMPORTS_DIR, ROOT, SITE_DIR, WORKER_DIR } from './settings.ts';

const SOURCES = [
  '{domain,meanings,db,functions,import-jobs,frontend}/**/*.{ts,tsx,css,html,js,svg,woff2}',
  'frontend/public/*',
  'vite.config.ts',
  'wrangler.toml',
  'package{,-lock}.json',
  'scripts/{build,compress-files,finished-code,worker-options,make/{code-licences,common-passwords}}.ts',
];
/** How the service worker is built, after the site whose files it keeps. */
const SERVICE_WORKER = 'frontend/service-worker/vite.config.ts';
/** How the code is built that draws first screens in the Worker. */
const DRAWING = 'frontend/drawn/vite.config.ts';
const MOST_OUTPUT = 64 * 1024 * 1024;
const STAMP = resolve(BUILD_DIR, 'stamp');
/** The module with the hash of the code that makes finished chapters. Both Workers import it. */
const FINISHED_CODE = resolve(BUILD_DIR, 'finished-code.js');
/** The packages in the site's scripts. Vite writes this list. */
const SITE_PACKAGES = resolve(SITE_DIR, '.vite/licenses.json');
const metafileIn = (folder: string): string => resolve(folder, 'bundle-meta.json');

export function sourceStamp(patterns: readonly string[] = SOURCES): string {
  const hash = createHash('sha256').update(ROOT);
  const files = globSync([...patterns], { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') }).sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Runs a script of an installed package with this Node; its path is relative to `node_modules`. If the script fails,
 * the error has its output; otherwise the output is dropped.
 */
async function run(script: string, args: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    // Vite would build React for development if a shell or a test runner has set another value.
    NODE_ENV: 'production',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
  };
  const path = resolve(ROOT, 'node_modules', script);
  try {
    await promisify(execFile)(process.execPath, [path, ...args], { cwd: ROOT, env, maxBuffer: MOST_OUTPUT });
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as ExecFileException;
    throw new Error(`${script} ended with ${code}:\n${stdout}${stderr}`);
  }
}

/**
 * Builds the static React site into `.build/site`, with the headers of its files, the list of common passwords and the
 * licences of the code, and their compressed copies. The Workers are built before, because their code has licences too.
 */
async function buildSite(): Promise<void> {
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--config', SERVICE_WORKER]);
  const licences = codeLicences(SITE_PACKAGES, [metafileIn(WORKER_DIR), metafileIn(IMPORTS_DIR)]);
  writeFileSync(resolve(SITE_DIR, 'licenses.txt'), licences);
  rmSync(SITE_PACKAGES);
  writeFileSync(resolve(SITE_DIR, '_headers'), headersFile());
  writeFileSync(resolve(SITE_DIR, `.${COMMON_PASSWORDS_PATH}`), commonPasswordsFile());
  compressFiles(SITE_DIR, COMPRESSED_DIR);
}

/**
 * Builds one Worker: the bundle that a deployment uploads, and its options for miniflare, which `worker-options.ts`
 * writes in its own process, because wrangler takes 300 MB to load and a running stack does not need it.
 * @param env the environment of wrangler.toml that describes the Worker. An empty one means the readers' Worker.
 */
async function buildOne(env: string, folder: string): Promise<void> {
  await run('wrangler/bin/wrangler.js', [
    'deploy',
    '--dry-run',
    `--env=${env}`,
    '--outdir',
    folder,
    '--metafile',
    metafileIn(folder),
  ]);
  await run('../scripts/worker-options.ts', env === '' ? [folder] : [folder, env]);
}

export async function buildWorkers(): Promise<void> {
  await run('../scripts/finished-code.ts', [FINISHED_CODE]);
  // The readers' Worker has the drawing of pages in it.
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--config', DRAWING]);
  await buildOne('', WORKER_DIR);
  await buildOne('imports', IMPORTS_DIR);
}

export async function build(): Promise<{ built: boolean }> {
  const stamp = sourceStamp();
  try {
    if (readFileSync(STAMP, 'utf8') === stamp) return { built: false };
  } catch {
    // There is no stamp, so there is no complete build yet.
  }
  rmSync(STAMP, { force: true });
  mkdirSync(SITE_DIR, { recursive: true });
  await buildWorkers();
  await buildSite();
  writeFileSync(STAMP, stamp);
  return { built: true };
}

if (import.meta.main) {
  const { built } = await build();
  console.log(
    built
      ? 'Built .build/site, .build/worker and .build/imports-worker.'
      : 'Nothing has changed since the last build.',
  );
}
