export interface Log {
  readonly requestId: string;
  log(event: string, facts: Readonly<Record<string, unknown>>): void;
}

export const logOf = ({ now, log }: { now(): number; log(line: string): void }, requestId: string): Log => ({
  requestId,
  log: (event, facts) =>
    log(JSON.stringify({ event, requestId, at: new Date(now()).toISOString(), ...facts })),
});
