import { Connection } from './connection.ts';
import { StatementError } from './errors.ts';

/** A pool of connections to one file. It opens them on demand, and later requests reuse them. */
export class Pool {
  readonly #file: string;
  readonly #maxOpen: number;
  readonly #idle: Connection[] = [];
  #maxIdle: number;
  #open = 0;

  constructor(file: string, limits: { maxOpen: number; maxIdle: number }) {
    this.#file = file;
    this.#maxOpen = limits.maxOpen;
    this.#maxIdle = limits.maxIdle;
  }

  /** Lends a connection without an open transaction. Throws SQLITE_BUSY if all are lent. */
  lend(): Connection {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#open >= this.#maxOpen) {
      throw new StatementError('Too many requests at the same time', 'SQLITE_BUSY');
    }
    const connection = new Connection(this.#file);
    this.#open += 1;
    return connection;
  }

  /**
   * Takes a connection back and rolls back its open transaction. Closes the connection if it is tainted or if enough are
   * idle.
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

  /** Closes the idle connections. A lent one is closed when it is taken back. */
  close(): void {
    this.#maxIdle = 0;
    for (const connection of this.#idle.splice(0)) {
      this.#open -= 1;
      connection.close();
    }
  }
}
