/** Closes once on SIGINT or SIGTERM, however many signals come, and then ends the process. */
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
    // `on`, not `once`: a terminal and npm can both send a signal.
    process.on(signal, stop);
  }
}
