import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from './http.ts';
import { Library } from './library.ts';

export interface LibsqlServerOptions {
  file: string;
  /** The port on 127.0.0.1; 0 (the default) means any free port. */
  port?: number;
  token?: string;
  exposeStats?: boolean;
  /**
   * The time that a writer waits for other writers before it gets SQLITE_BUSY, in milliseconds. By default 8,000.
   */
  busyTimeoutMs?: number;
  /**
   * The time that the statements of one transaction may take, in milliseconds. After it the transaction is rolled back
   * with the error TRANSACTION_TIMEOUT. By default 5,000, as on Turso.
   */
  transactionMs?: number;
  /** The largest request body in bytes. By default 64 MiB. */
  maxBodyBytes?: number;
  /** The largest result of an `execute` or a `batch` in bytes of JSON. By default 10 MB, as libSQL's own server. */
  maxResultBytes?: number;
}

export interface LibsqlServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a libSQL file to the official client (Hrana over HTTP, JSON) on 127.0.0.1, and refuses the SQL that Turso would
 * refuse. It uses WAL mode with synchronous FULL, so neither a killed process nor a power cut loses an acknowledged batch.
 * Rejects if the port is taken or the file cannot be opened.
 */
export async function startLibsqlServer(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const library = new Library({
    file: options.file,
    busyTimeoutMs: options.busyTimeoutMs ?? 8_000,
    transactionMs: options.transactionMs ?? 5_000,
    maxResultBytes: options.maxResultBytes ?? 10_000_000,
  });
  const handler = createHandler({
    library,
    token: options.token,
    maxBodyBytes: options.maxBodyBytes ?? 64 * 2 ** 20,
    exposeStats: options.exposeStats ?? false,
  });
  // Clients keep idle connections open for later requests. If the server closed such a connection while a request
  // is being sent, this request would fail.
  const server = createServer({ keepAliveTimeout: 120_000 }, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  async function shutDown(): Promise<void> {
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const impatience = setTimeout(() => server.closeAllConnections(), 2_000);
    await stopped;
    clearTimeout(impatience);
    await library.close();
  }
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= shutDown();
    return closing;
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}
