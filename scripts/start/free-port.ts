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
    const error = await listenOnce(port);
    if (error === null) return;
    const isTaken = error.code === 'EADDRINUSE';
    if (!isTaken || performance.now() >= deadline) {
      const reason = isTaken ? 'is in use by another program' : `cannot be used (${error.message})`;
      throw new Error(`Port ${port} ${reason}: set PORT to another one.`);
    }
    await sleep(20);
  }
}

function listenOnce(port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}

/** A port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
