import { Connection } from './connection.ts';
import { StatementError } from './encode.ts';

/** A pool of connections to one file. It opens them on demand, and later streams reuse them. */
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

  /** Lends a connection without an open transaction. Throws SQLITE_BUSY if all are lent. */
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

  /**
   * Takes a connection back and rolls back an open transaction of its stream. Closes the connection if it is
   * tainted or if enough are idle.
   */
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

  /** Closes the idle connections. Lent ones must be returned first. */
  close(): void {
    for (const connection of this.#idle.splice(0)) {
      this.#open -= 1;
      connection.close();
    }
  }
}
