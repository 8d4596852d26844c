import type { ImportSource } from '../records.ts';
import { DERIVATION } from '../writers/derive.ts';

/** What a job remembers of its input: the source's fingerprint and, for a text, in which way it is derived from. */
export async function inputFingerprint(source: ImportSource): Promise<string> {
  const fingerprint = await source.fingerprint();
  const hasText = source.editions.some(({ record }) => record.role !== 'lexicon');
  return hasText ? `${fingerprint} derived ${DERIVATION}` : fingerprint;
}
