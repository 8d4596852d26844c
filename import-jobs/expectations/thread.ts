import { Worker } from 'node:worker_threads';
import { type ExpectationTask, type PackedExpectation, StoppedError } from './compute.ts';

/**
 * Runs `computeExpectations` in a thread, so that the process can still answer requests. A thread needs about 20 MB,
 * and a process would need 50 MB.
 *
 * @throws the thread's error, or a `StoppedError` when `signal` stops it.
 */
export function computeInThread(task: ExpectationTask, signal?: AbortSignal): Promise<PackedExpectation[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread-entry.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    });
    const stop = () => void thread.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      signal?.removeEventListener('abort', stop);
      reject(new StoppedError('The computation was stopped'));
    });
  });
}
