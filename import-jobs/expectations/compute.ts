import { CHANCE_UNITS, type ChanceUnit, chanceTables, packTable } from '../../domain/chance/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { decodeLettersFile } from '../../domain/letters-file.ts';

/** What is computed: the tables of some methods over a letters file (unpacked). */
export interface ExpectationTask {
  readonly letters: Uint8Array;
  readonly methods: readonly MethodId[];
}

/** A table as it is stored. */
export interface PackedExpectation {
  readonly method: MethodId;
  readonly unit: ChanceUnit;
  readonly entries: Uint8Array;
}

/** Computes the tables; some seconds of one core for the Tanakh. */
export function computeExpectations({ letters, methods }: ExpectationTask): PackedExpectation[] {
  const tables = chanceTables(decodeLettersFile(letters), methods);
  return [...tables].flatMap(([method, byUnit]) =>
    CHANCE_UNITS.map((unit) => ({ method, unit, entries: packTable(byUnit[unit]) })),
  );
}
