import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headersFile } from '../functions/http/headers.ts';
import { compressFiles } from './compress-files.ts';
import { BUILD_DIR, COMPRESSED_DIR, ROOT, SITE_DIR, WORKER_DIR } from './settings.ts';

const SOURCES = [
  '{domain,db,functions,import-jobs,frontend}/**/*.{ts,tsx,css,html,js,svg,woff2}',
  'frontend/public/*',
  'vite.config.ts',
  'wrangler.toml',
  'package{,-lock}.json',
  'scripts/{build,compress-files,worker-options}.ts',
];
const STAMP = resolve(BUILD_DIR, 'stamp');

/**
 * A hash of the project's folder and of the paths and contents of all files that match `patterns`, except
 * `*.test.ts`. By default these are the sources of the site and of the Worker.
 */
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
 * Runs a script with this Node; the path is relative to `node_modules`. If the script fails, its output is in
 * the error; otherwise the output is dropped.
 */
function run(script: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        // Vite would build React for development if a shell or a test runner has set another value.
        NODE_ENV: 'production',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${script} ended with ${code}:\n${output}`)),
    );
  });
}

/** Builds the static React site into `.build/site`, with the headers of its files and their compressed copies. */
async function buildSite(): Promise<void> {
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  writeFileSync(resolve(SITE_DIR, '_headers'), headersFile());
  compressFiles(SITE_DIR, COMPRESSED_DIR);
}

/**
 * Writes wrangler.toml in the form that miniflare understands, to `.build/worker/options.json`. It runs in its own
 * process, because wrangler takes 300 MB to load and a running stack does not need it.
 */
const writeWorkerOptions = (): Promise<void> => run('../scripts/worker-options.ts', [WORKER_DIR]);

/** Builds the Worker into `.build/worker`: the bundle that a deployment uploads, and its options for miniflare. */
export async function buildWorker(): Promise<void> {
  await run('wrangler/bin/wrangler.js', ['deploy', '--dry-run', '--outdir', WORKER_DIR]);
  await writeWorkerOptions();
}

/** Builds the site and the Worker, unless the last complete build had the same sources. */
export async function build(): Promise<{ built: boolean }> {
  const stamp = sourceStamp();
  try {
    if (readFileSync(STAMP, 'utf8') === stamp) return { built: false };
  } catch {
    // There is no complete build yet.
  }
  rmSync(STAMP, { force: true });
  mkdirSync(SITE_DIR, { recursive: true });
  await buildSite();
  await buildWorker();
  writeFileSync(STAMP, stamp);
  return { built: true };
}

if (import.meta.main) {
  const { built } = await build();
  console.log(built ? 'Built .build/site and .build/worker.' : 'Nothing has changed since the last build.');
}
