import { hasVerses } from '../../domain/editions/index.ts';
import type { ImportSource } from '../records.ts';
import { DERIVATION } from '../writers/derive.ts';

export async function inputFingerprint(source: ImportSource): Promise<string> {
  const fingerprint = await source.fingerprint();
  const hasText = source.editions.some(({ record }) => hasVerses(record.role));
  return hasText ? `${fingerprint} derived ${DERIVATION}` : fingerprint;
}
