import type { ChunkMessage } from './context.ts';

/** The most chunks at work at once. One chunk is prepared while the database writes the other. */
const MAX_IN_FLIGHT = 2;

/**
 * If the queue holds this many chunks, waiting or at work, it adds no extra chunk. The 1 is for a chunk that is ending.
 */
const MAX_KNOWN = MAX_IN_FLIGHT + 1;

const keyOf = ({ jobId, chunkNo }: ChunkMessage): string => `${jobId} ${chunkNo}`;

/**
 * The queue of a run inside one process. After each chunk the engine sends one message. The queue also adds the chunk
 * that follows, and this keeps two chunks at work. If it is too early for that chunk, the engine acknowledges it and
 * does nothing. The engine sends it again later.
 */
export class JobQueue {
  private readonly waiting: ChunkMessage[] = [];
  private readonly known = new Set<string>();
  private inFlight = 0;

  offer(message: ChunkMessage): void {
    for (const chunkNo of [message.chunkNo, message.chunkNo + 1]) {
      const offered = { jobId: message.jobId, chunkNo };
      if (this.known.size >= MAX_KNOWN && chunkNo > message.chunkNo) return;
      if (this.known.has(keyOf(offered))) continue;
      this.known.add(keyOf(offered));
      this.waiting.push(offered);
    }
  }

  take(): ChunkMessage | undefined {
    if (this.inFlight >= MAX_IN_FLIGHT) return undefined;
    const message = this.waiting.shift();
    if (message !== undefined) this.inFlight += 1;
    return message;
  }

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
