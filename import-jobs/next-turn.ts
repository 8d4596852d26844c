/**
 * Lets requests that wait for the same thread come first. The local runtime has one thread for everything, so long work
 * calls this every few milliseconds.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
