import { randomBytes } from 'node:crypto';
import { ProtocolError } from './protocol.ts';
import type { StreamContext } from './stream.ts';
import { Stream } from './stream.ts';

interface Parked {
  stream: Stream;
  timer: NodeJS.Timeout;
}

/** The longest times that a stream waits for the next request of its client, in milliseconds. */
export interface IdleLimits {
  idleMs: number;
  /** The limit for a stream that holds the write lock, while other writers may be waiting. */
  writerIdleMs: number;
}

/**
 * Keeps streams between two requests of their clients. Each answer carries a new baton that continues the stream once.
 * A stream whose client does not return is rolled back and forgotten.
 */
export class StreamRegistry {
  readonly #context: StreamContext;
  readonly #limits: IdleLimits;
  readonly #parked = new Map<string, Parked>();
  readonly #active = new Set<Stream>();

  constructor(context: StreamContext, limits: IdleLimits) {
    this.#context = context;
    this.#limits = limits;
  }

  /** The number of streams that wait for their client. */
  get size(): number {
    return this.#parked.size;
  }

  /**
   * Makes a stream, or continues the one of the baton. Throws {@link ProtocolError} for a used, expired or invented
   * baton.
   */
  open(baton: string | undefined): Stream {
    if (baton === undefined) {
      const stream = new Stream(this.#context);
      this.#active.add(stream);
      return stream;
    }
    const parked = this.#parked.get(baton);
    if (!parked) throw new ProtocolError('The stream has expired or its baton was used', 'STREAM_EXPIRED');
    clearTimeout(parked.timer);
    this.#parked.delete(baton);
    this.#active.add(parked.stream);
    parked.stream.resume();
    return parked.stream;
  }

  /** Stores the stream until the next request of its client and returns its baton; null if the stream is closed. */
  park(stream: Stream): string | null {
    this.#active.delete(stream);
    if (stream.closed) return null;
    const baton = randomBytes(24).toString('base64url');
    const wait = stream.holdsWriter ? this.#limits.writerIdleMs : this.#limits.idleMs;
    const timer = setTimeout(() => this.drop(baton), wait);
    this.#parked.set(baton, { stream, timer });
    return baton;
  }

  /** Ends a waiting stream, for example if the answer with its baton could not be delivered. */
  drop(baton: string): void {
    const parked = this.#parked.get(baton);
    if (!parked) return;
    clearTimeout(parked.timer);
    this.#parked.delete(baton);
    parked.stream.close();
  }

  /** Ends a stream while it is working, so that its next statement fails. */
  abandon(stream: Stream): void {
    this.#active.delete(stream);
    stream.close();
  }

  closeAll(): void {
    for (const baton of [...this.#parked.keys()]) this.drop(baton);
    for (const stream of [...this.#active]) this.abandon(stream);
  }
}
