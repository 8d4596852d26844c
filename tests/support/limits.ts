/**
 * How long a test or a hook may take, and how long a test waits for something, in milliseconds. They end what hangs, and
 * say nothing about speed: a machine that does other work can be many times slower than a quiet one. A wait ends before its
 * test, because its message says what did not happen.
 */
export const HANG_MS = process.env.TEST_FULL ? 7_200_000 : 600_000;
export const WAIT_MS = 300_000;
