/** The contract's own bounds, here without its schemas: `name-state.test.ts` holds them together. */
export const NAME_RANGE = 10;
export const MAX_NAME_RANGE = 1_000;
export const MAX_NAME = 100;

/** Distances to choose from. */
export const RANGES: readonly number[] = [0, 10, 50, 100, 500, 1_000];
