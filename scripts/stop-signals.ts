/** Closes once on SIGINT or SIGTERM, however many of them come, and then ends the process. */
export function stopOnSignals(close: () => Promise<void>): void {
  let closing: Promise<void> | undefined;
  const stop = async () => {
    closing ??= close();
    await closing;
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Miniflare's own signal handlers end the process at once, before the library is closed.
    process.removeAllListeners(signal);
    // Each time: a terminal and npm may both send one.
    process.on(signal, stop);
  }
}
