/** How long a reader does nothing in a pause, in milliseconds. */
const PAUSE_MS = 5_000;

const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Calls the listener whenever the reader has done nothing for five seconds, for what would disturb them or take the
 * processor from what they do. Returns a function that ends it.
 */
export function onPause(listener: () => void): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wait();
      listener();
    }, PAUSE_MS);
  };
  wait();
  for (const input of INPUT_EVENTS) addEventListener(input, wait, { passive: true, signal: ending.signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
