import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogFiles } from './log-files.ts';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 5_000;
/** How long the runtime may take for an answer before it is asked again, in milliseconds. */
const ANSWER_MS = 5_000;

export interface Restart {
  /** Resolves when miniflare has nothing to start any more. Rejects if it has given up. */
  ready(): Promise<unknown>;
  startAgain(): Promise<unknown>;
  /** Called when the runtime answers again. */
  onReturn(): void;
  log: Pick<LogFiles, 'write'>;
}

/**
 * Notices when the Workers runtime ends although nobody stopped it, for example because the system killed it for its
 * memory. It reports that, and starts the runtime again until it answers. Miniflare starts a runtime again by itself, but
 * tells nobody, and gives up if the new one ends too before it is ready.
 */
export function restartRuntime({ ready, startAgain, onReturn, log }: Restart) {
  const stopping = new AbortController();
  /** Any answer of this address means that the runtime is back. */
  let address: string | null = null;
  let returning: Promise<void> | undefined;

  const report = (event: string, text: string, facts: object = {}) => {
    log.write(Buffer.from(`${JSON.stringify({ event, at: new Date().toISOString(), ...facts })}\n`));
    console.error(text);
  };
  const answers = (url: string) =>
    fetch(url, { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)]) }).then(
      (answer) => answer.body?.cancel().then(() => true) ?? true,
      () => false,
    );

  async function bringBack(url: string): Promise<void> {
    const began = performance.now();
    report(
      'runtime_ended',
      'The Workers runtime has ended and is started again. Nobody gets an answer meanwhile.',
    );
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause);
      if (stopping.signal.aborted) return;
      await ready().catch(() => startAgain().catch(() => undefined));
      if (await answers(url)) break;
    }
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    report('runtime_returned', `The Workers runtime answers again after ${seconds} s.`, { seconds });
    onReturn();
  }

  return {
    /** Watches a new runtime by its output, which ends with the process. Miniflare cuts it off first when it stops one. */
    watch(this: void, output: Readable): void {
      output.once('end', () => {
        if (address === null || stopping.signal.aborted) return;
        returning ??= bringBack(address).finally(() => {
          returning = undefined;
        });
      });
    },
    /**
     * Begins to restart the runtime, which has answered once. Before that, the start itself fails. Returns a function that
     * stops the watching.
     */
    begin(url: string): () => Promise<void> {
      address = url;
      return async () => {
        stopping.abort();
        await returning;
      };
    },
  };
}
