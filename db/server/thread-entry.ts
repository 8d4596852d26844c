import { parentPort, workerData } from 'node:worker_threads';
import type { LibsqlServerOptions } from './start.ts';
import { startLibsqlServer } from './start.ts';
import type { ThreadCommand, ThreadMessage } from './thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread; start it with startLibsqlServerThread.');

const server = await startLibsqlServer(workerData as LibsqlServerOptions);
const say = (message: ThreadMessage) => port.postMessage(message);

port.on('message', async (command: ThreadCommand) => {
  if (command === 'reset') await server.resetStats();
  if (command === 'close') await server.close();
  say({ type: 'answer', stats: await server.stats() });
  if (command === 'close') port.close();
});
say({ type: 'listening', url: server.url, port: server.port });
