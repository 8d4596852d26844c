/** Writes the log lines of one request. */
export interface Log {
  readonly requestId: string;
  /** Writes one line of JSON: the event and its facts, with the time and the request's id. */
  log(event: string, facts: Readonly<Record<string, unknown>>): void;
}

/** The log of one request. */
export const logOf = ({ now, log }: { now(): number; log(line: string): void }, requestId: string): Log => ({
  requestId,
  log: (event, facts) =>
    log(JSON.stringify({ event, requestId, at: new Date(now()).toISOString(), ...facts })),
});
