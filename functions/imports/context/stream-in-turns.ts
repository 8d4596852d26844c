import { nextTurn } from '../../../import-jobs/next-turn.ts';

/**
 * The bytes that the stream gives before other work of the thread may run. The local bucket takes them in 2
 * ms.
 */
const TURN_BYTES = 64 * 1024;

/**
 * Gives bytes as a stream of known length, which R2 takes. The local bucket runs in the same thread, and it
 * would answer no reader for 0.1 s while it takes 5 MiB at once. Between two slices of the stream, the thread
 * answers waiting requests.
 */
export function streamInTurns(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at > 0) await nextTurn();
      controller.enqueue(bytes.subarray(at, at + TURN_BYTES));
      at += TURN_BYTES;
      if (at >= bytes.length) controller.close();
    },
  });
  return slices.pipeThrough(new FixedLengthStream(bytes.length));
}
