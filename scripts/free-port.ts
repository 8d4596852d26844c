import { createServer } from 'node:net';

/**
 * Checks that a port of 127.0.0.1 can be listened on; 0 always can.
 * @throws Error saying in words that it cannot.
 */
export function checkPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.message})`;
      reject(new Error(`Port ${port} ${reason}: set PORT to another one.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
