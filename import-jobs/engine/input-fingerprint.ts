import { hasVerses } from '../../domain/editions/index.ts';
import type { ImportSource } from '../records.ts';
import { derivationOf } from '../writers/derive.ts';

export async function inputFingerprint(source: ImportSource): Promise<string> {
  const fingerprint = await source.fingerprint();
  const texts = source.editions.filter(({ record }) => hasVerses(record.role));
  const derivations = new Set(texts.map(({ record }) => derivationOf(record)));
  return derivations.size === 0 ? fingerprint : `${fingerprint} derived ${[...derivations].join(', ')}`;
}
