import { MAX_NAME_RANGE, NAME_RANGE } from '../../../domain/contract/limits.ts';

/** The distances from a value that the reader can choose. */
export const RANGES: readonly number[] = [0, NAME_RANGE, 50, 100, 500, MAX_NAME_RANGE];
