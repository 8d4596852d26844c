/**
 * `npm start` (and `npm run dev`): runs the whole application on this machine. It can begin with an empty
 * data folder.
 */

import { build } from '../build.ts';
import { newAdminLine } from '../operate/admins.ts';
import { progressPrinter } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { startLocalStack } from './local-stack.ts';
import { stopOnSignals } from './stop-signals.ts';

const dev = process.argv.includes('--dev');
const began = performance.now();
try {
  const { port, dataDir, accessMode, adminUserIds, offline } = readSettings();
  console.log('Building…');
  await build();
  const printer = progressPrinter();
  const stack = await startLocalStack({
    dataDir,
    port: dev ? 0 : port,
    offline,
    printsLog: dev,
    ...(accessMode === undefined ? {} : { accessMode }),
    ...(adminUserIds === undefined ? {} : { adminUserIds }),
    onProgress: (progress) => printer.update(progress),
  });
  printer.end();
  // Vite is large, so only `npm run dev` loads it.
  const site = dev ? await (await import('./dev.ts')).startDev(stack, port) : stack;
  stopOnSignals(() => site.close());
  console.log(
    `\nReady in ${((performance.now() - began) / 1000).toFixed(1)} s. Open ${site.url}/explorer/psalms/23/3`,
  );
  if (offline) console.log('Offline: stand-ins answer in place of Sefaria and of the text packs.');
  if (stack.newAdmin !== null) {
    console.log(newAdminLine(stack.newAdmin));
    console.log(
      'More texts (Greek New Testaments, Apocrypha, names, meanings): on Admin Home, or stop and run npm run import -- packs',
    );
  }
  stack.expectations.catch((error: unknown) => {
    console.error('The chance tables could not be computed; the next start tries again.', error);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
