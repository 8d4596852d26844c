import { join } from 'node:path';
import { createServer } from 'vite';
import { buildWorkers } from '../build.ts';
import { ROOT } from '../settings.ts';
import type { LocalStack } from './local-stack.ts';

const WORKER_FOLDERS = ['functions', 'domain', 'meanings', 'db', 'import-jobs'];

/** Runs Vite with hot reload in front of the stack. A change to the code of the Workers rebuilds and replaces them. */
export async function startDev(
  stack: LocalStack,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  process.env.API_URL = stack.url;
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: { host: '127.0.0.1', port },
  });
  await vite.listen();

  let building: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () => {
    building = building.then(async () => {
      try {
        await buildWorkers();
        await stack.reload();
        console.log('Workers rebuilt.');
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    });
  };
  // Vite's watcher also notices changes by editors that save a file by renaming another file.
  const folders = WORKER_FOLDERS.map((folder) => join(ROOT, folder));
  vite.watcher.add(folders).on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(rebuild, 150);
  });
  return {
    url: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`,
    async close() {
      await vite.close();
      await stack.close();
    },
  };
}
