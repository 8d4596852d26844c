import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from './pool.ts';
import type { BatchStep, SqlValue } from './protocol.ts';
import { Stream } from './stream.ts';
import { WriteQueue } from './write-queue.ts';
import type { WriteAnswer, WriteCommand, WriteThreadOptions } from './write-thread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread; start it with WriteThread.');

const { file, maxResultBytes, busyTimeoutMs } = workerData as WriteThreadOptions;
const pool = new Pool(file, { maxResultBytes, maxOpen: 2, maxIdle: 1 });
const context = { pool, writers: new WriteQueue(busyTimeoutMs), busyTimeoutMs };

async function answer(steps: readonly BatchStep[]): Promise<WriteAnswer> {
  const stream = new Stream(context);
  try {
    return { outcomes: await stream.batch(steps.map(withBuffers)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    stream.close();
  }
}

/** The driver wants blobs as buffers, but a message delivers them as byte arrays. */
function withBuffers(step: BatchStep): BatchStep {
  const { args, namedArgs } = step.stmt;
  const stmt = {
    ...step.stmt,
    args: args.map(withBuffer),
    namedArgs: namedArgs.map(({ name, value }) => ({ name, value: withBuffer(value) })),
  };
  return { ...step, stmt };
}

const withBuffer = (value: SqlValue): SqlValue => (value instanceof Uint8Array ? Buffer.from(value) : value);

let last: Promise<void> = Promise.resolve();
port.on('message', (command: WriteCommand) => {
  last = last.then(async () => {
    if (command !== null) return port.postMessage(await answer(command));
    pool.close();
    port.close();
  });
});
