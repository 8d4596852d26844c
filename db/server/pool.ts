import { Connection } from './connection.ts';
import { StatementError } from './encode.ts';

/** Connections to one file, opened when needed and kept for the next stream. */
export class Pool {
  readonly #file: string;
  readonly #maxResultBytes: number;
  readonly #maxOpen: number;
  readonly #maxIdle: number;
  readonly #idle: Connection[] = [];
  #open = 0;

  constructor(file: string, limits: { maxResultBytes: number; maxOpen: number; maxIdle: number }) {
    this.#file = file;
    this.#maxResultBytes = limits.maxResultBytes;
    this.#maxOpen = limits.maxOpen;
    this.#maxIdle = limits.maxIdle;
  }

  /** A connection outside any transaction. Throws SQLITE_BUSY when all are lent. */
  lend(): Connection {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#open >= this.#maxOpen) {
      throw new StatementError('Too many open streams', 'SQLITE_BUSY');
    }
    const connection = new Connection(this.#file, this.#maxResultBytes);
    this.#open += 1;
    return connection;
  }

  /** Takes a connection back, rolling back what its stream left open. */
  takeBack(connection: Connection): void {
    try {
      if (connection.inTransaction) connection.exec('ROLLBACK');
    } catch {
      connection.tainted = true;
    }
    if (connection.tainted || this.#idle.length >= this.#maxIdle) {
      this.#open -= 1;
      connection.close();
    } else {
      this.#idle.push(connection);
    }
  }

  /** Closes the idle connections; lent ones must be taken back before. */
  close(): void {
    for (const connection of this.#idle.splice(0)) {
      this.#open -= 1;
      connection.close();
    }
  }
}
