import { hexOf } from '../domain/basics/index.ts';

export async function sha256Of(data: Uint8Array | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
