/** Calls `close` at the first SIGINT or SIGTERM and ends the process after it. Further signals change nothing. */
export function stopOnSignals(close: () => Promise<void>): void {
  let closing: Promise<void> | undefined;
  const stop = async () => {
    closing ??= close();
    await closing;
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Removes miniflare's own signal handlers, which would end the process before the library is closed.
    process.removeAllListeners(signal);
    // `on` is used and not `once`, because a terminal and npm can both send a signal.
    process.on(signal, stop);
  }
}
