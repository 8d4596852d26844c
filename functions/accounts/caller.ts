import type { AppContext } from '../http/context.ts';

export interface Caller {
  /**
   * The address of the sender. Null if ADDRESS_HEADER is not set; then nothing is counted by
   * address. It is the text `unknown` if the request lacks the header that ADDRESS_HEADER names.
   */
  readonly address: string | null;
  readonly userAgent: string;
}

/**
 * Reads who sent a request. The address comes only from the header that ADDRESS_HEADER names. The edge sets it, and no
 * sender can change it.
 */
export function callerOf(c: AppContext): Caller {
  const { addressHeader } = c.var.ctx.settings;
  return {
    address: addressHeader === null ? null : (c.req.header(addressHeader) ?? 'unknown'),
    userAgent: c.req.header('User-Agent') ?? '',
  };
}
