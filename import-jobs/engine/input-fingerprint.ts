import type { EditionSource } from '../records.ts';
import { DERIVATION } from '../writers/derive.ts';

/** What a job remembers of its input: the source's fingerprint and, for a text, in which way it is derived from. */
export async function inputFingerprint(source: EditionSource): Promise<string> {
  const fingerprint = await source.fingerprint();
  return source.kind === 'text' ? `${fingerprint} derived ${DERIVATION}` : fingerprint;
}
