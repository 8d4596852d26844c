import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Checks that a server can listen on a port of 127.0.0.1. Port 0 always works.
 * @param waitMs how long to wait for a process that is ending and still has the port, in milliseconds.
 * @throws Error that says in words that the port is taken, or why it cannot be used.
 */
export async function checkPortIsFree(port: number, waitMs = 0): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const error = await listenOnce(port).then(
      () => null,
      (reason: NodeJS.ErrnoException) => reason,
    );
    if (error === null) return;
    const isTaken = error.code === 'EADDRINUSE';
    if (!isTaken || performance.now() >= deadline) {
      const reason = isTaken ? 'is in use by another program' : `cannot be used (${error.message})`;
      throw new Error(`Port ${port} ${reason}: set PORT to another one.`);
    }
    await sleep(20);
  }
}

export const freePort = (): Promise<number> => listenOnce(0);

async function listenOnce(requestedPort: number): Promise<number> {
  const server = createServer().listen(requestedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
