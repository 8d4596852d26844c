import { CHANCE_UNITS, type ChanceUnit, chanceTables, packTable } from '../../domain/chance/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { decodeLettersFile } from '../../domain/number-index/index.ts';

/**
 * The error of work that is interrupted because the process has to stop. The job has not failed: the work is repeated
 * later.
 */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/** The input of a computation: a letters file (not compressed) and the methods that need tables. */
export interface ExpectationTask {
  readonly letters: Uint8Array;
  readonly methods: readonly MethodId[];
}

export interface PackedExpectation {
  readonly method: MethodId;
  readonly unit: ChanceUnit;
  readonly entries: Uint8Array;
}

export function computeExpectations({ letters, methods }: ExpectationTask): PackedExpectation[] {
  const tables = chanceTables(decodeLettersFile(letters), methods);
  return [...tables].flatMap(([method, byUnit]) =>
    CHANCE_UNITS.map((unit) => ({ method, unit, entries: packTable(byUnit[unit]) })),
  );
}
