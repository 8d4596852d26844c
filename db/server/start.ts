import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connection } from './connection.ts';
import type { ServerStats } from './http.ts';
import { createHandler } from './http.ts';
import { Pool } from './pool.ts';
import { StreamRegistry } from './registry.ts';
import { WriteQueue } from './write-queue.ts';
import { WriteThread } from './write-thread.ts';

/** The options of the server. */
export interface LibsqlServerOptions {
  /** The path of the libSQL file. It is created if it does not exist. */
  file: string;
  /** The port on 127.0.0.1; 0 (the default) means any free port. */
  port?: number;
  /** The bearer token that clients must send. By default, no token is needed. */
  token?: string;
  /** True to answer `GET /stats` with {@link ServerStats}. By default false. */
  exposeStats?: boolean;
  /**
   * The time that a writer waits for other writers before it gets SQLITE_BUSY, in milliseconds. By default 8,000.
   */
  busyTimeoutMs?: number;
  /** The time that a stream waits for its client's next request, in milliseconds. By default 10,000. */
  idleMs?: number;
  /**
   * The time that a stream with the write lock waits for its client's next request, in milliseconds. By default
   * 5,000, as on Turso.
   */
  writerIdleMs?: number;
  /**
   * True to run the write transactions of a batch in a thread of their own, so that reads do not wait for them. By
   * default false.
   */
  separateWrites?: boolean;
  /** The largest request body in bytes. By default 64 MiB. */
  maxBodyBytes?: number;
  /** The largest result of one statement in characters of JSON. By default 64 Mi. */
  maxResultBytes?: number;
}

/** A running server, in this process or in a thread. */
export interface LibsqlServer {
  /** `http://127.0.0.1:port`, the address for `createDb`. */
  url: string;
  port: number;
  /** Counters since the start or the last reset. */
  stats(): Promise<ServerStats>;
  resetStats(): Promise<void>;
  /** Stops listening, rolls back open streams, writes the log back into the file and closes the file. */
  close(): Promise<void>;
}

/**
 * Serves a libSQL file over Hrana (HTTP, JSON) on 127.0.0.1, as Turso would. It uses WAL mode with synchronous FULL, so
 * neither a killed process nor a power cut loses an acknowledged batch. Rejects if the port is taken or the file cannot
 * be opened.
 */
export async function startLibsqlServer(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const busyTimeoutMs = options.busyTimeoutMs ?? 8_000;
  const maxResultBytes = options.maxResultBytes ?? 64 * 2 ** 20;
  // Opens the file once, so that a file that cannot be opened is an error at the start, not at the first request.
  new Connection(options.file, maxResultBytes).close();
  const pool = new Pool(options.file, { maxResultBytes, maxOpen: 64, maxIdle: 8 });
  const { file } = options;
  const writeThread = options.separateWrites
    ? new WriteThread({ file, maxResultBytes, busyTimeoutMs })
    : undefined;
  const context = { pool, writers: new WriteQueue(busyTimeoutMs), busyTimeoutMs, writeThread };
  const registry = new StreamRegistry(context, {
    idleMs: options.idleMs ?? 10_000,
    writerIdleMs: options.writerIdleMs ?? 5_000,
  });
  const stats: ServerStats = { requests: 0, bytesIn: 0, bytesOut: 0 };
  const handler = createHandler({
    registry,
    stats,
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
    registry.closeAll();
    await writeThread?.close();
    pool.close();
    const last = new Connection(options.file, maxResultBytes);
    last.query('PRAGMA wal_checkpoint(TRUNCATE)');
    last.close();
  }
  let closing: Promise<void> | undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stats: async () => ({ ...stats }),
    resetStats: async () => {
      Object.assign(stats, { requests: 0, bytesIn: 0, bytesOut: 0 });
    },
    close: () => {
      closing ??= shutDown();
      return closing;
    },
  };
}
