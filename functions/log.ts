/** Writes the log lines of one request, batch of messages or timer. */
export interface Log {
  readonly requestId: string;
  /** Writes one line of JSON: the event and its facts, with the time and the request's id. */
  log(event: string, facts: Readonly<Record<string, unknown>>): void;
}

/** Makes the log of one request, batch of messages or timer. */
export const logOf = ({ now, log }: { now(): number; log(line: string): void }, requestId: string): Log => ({
  requestId,
  log: (event, facts) =>
    log(JSON.stringify({ event, requestId, at: new Date(now()).toISOString(), ...facts })),
});
