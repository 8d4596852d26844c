import type { AppContext } from '../http/context.ts';

/** What a request tells of the machine that it came from. */
export interface Caller {
  /** Null where no edge says it: then nothing is counted by it. */
  readonly address: string | null;
  readonly userAgent: string;
}

/**
 * Where a request came from. Its address is what the edge says in the header that ADDRESS_HEADER names, which the edge
 * lets no sender set; no other header is believed.
 */
export function callerOf(c: AppContext): Caller {
  const { addressHeader } = c.var.ctx.settings;
  return {
    address: addressHeader === null ? null : (c.req.header(addressHeader) ?? 'unknown'),
    userAgent: c.req.header('User-Agent') ?? '',
  };
}
