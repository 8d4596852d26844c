/**
 * Makes a function that runs one input at a time. While one runs, only the newest of the others waits. So each result is
 * newer than the one before, and a late one never replaces it. A stopped runner reports nothing more.
 */
export function newestOnly<Input, Result>(
  run: (input: Input) => Promise<Result>,
  report: (result: Result, input: Input) => void,
  fail: (error: unknown, input: Input) => void,
): { start(input: Input): void; stop(): void } {
  let waiting: { readonly input: Input } | null = null;
  let isRunning = false;
  let isStopped = false;
  const next = async () => {
    if (isRunning) return;
    isRunning = true;
    while (waiting !== null && !isStopped) {
      const { input }: { readonly input: Input } = waiting;
      waiting = null;
      try {
        const result = await run(input);
        if (!isStopped) report(result, input);
      } catch (error) {
        // A newer question is better than the failure of an old one.
        if (!isStopped && waiting === null) fail(error, input);
      }
    }
    isRunning = false;
  };
  return {
    start(input) {
      waiting = { input };
      void next();
    },
    stop() {
      isStopped = true;
    },
  };
}
