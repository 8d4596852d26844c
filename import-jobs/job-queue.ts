import type { ChunkMessage } from './context.ts';

/** Chunks worked on at once: one is prepared while the database writes the other. */
const MOST_IN_FLIGHT = 2;

/** Chunks at work and waiting; one may be ending while two go on. */
const MOST_KNOWN = MOST_IN_FLIGHT + 1;

const keyOf = ({ jobId, chunkNo }: ChunkMessage): string => `${jobId} ${chunkNo}`;

/**
 * The queue of a run inside one process. The engine sends one message for each chunk done; offering the chunk behind
 * it as well keeps two at work. A chunk whose turn has not come is acknowledged and sent again when it has.
 */
export class JobQueue {
  private readonly waiting: ChunkMessage[] = [];
  private readonly known = new Set<string>();
  private inFlight = 0;

  /** Adds the chunk and the one behind it, leaving out what waits or is at work. */
  offer(message: ChunkMessage): void {
    for (const chunkNo of [message.chunkNo, message.chunkNo + 1]) {
      const offered = { jobId: message.jobId, chunkNo };
      if (this.known.size >= MOST_KNOWN && chunkNo > message.chunkNo) return;
      if (this.known.has(keyOf(offered))) continue;
      this.known.add(keyOf(offered));
      this.waiting.push(offered);
    }
  }

  /** The next chunk to work on, unless enough are at work. */
  take(): ChunkMessage | undefined {
    if (this.inFlight >= MOST_IN_FLIGHT) return undefined;
    const message = this.waiting.shift();
    if (message !== undefined) this.inFlight += 1;
    return message;
  }

  /** The chunk taken is no longer at work. */
  finished(message: ChunkMessage): void {
    if (this.known.delete(keyOf(message))) this.inFlight -= 1;
  }

  isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  clear(): void {
    this.waiting.length = 0;
    this.known.clear();
    this.inFlight = 0;
  }
}
