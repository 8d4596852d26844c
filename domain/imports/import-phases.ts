/**
 * The order of an import's work. Each phase begins when every chunk of the phases before it is done. `stage` brings
 * the input into the bucket, `plan` divides it into chunks, `clear` removes the rows that an earlier draft has left,
 * `load` writes rows, `derive` closes verses that the new text lacks and counts lemmas, by groups of books, `measure`
 * computes the totals of each edition and stores its letters file, `publish` shows all editions of the job to readers at once, `chance`
 * computes the chance tables.
 */
export const IMPORT_PHASES = [
  'stage',
  'plan',
  'clear',
  'load',
  'derive',
  'measure',
  'publish',
  'chance',
] as const;

export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** Each phase has this many chunk numbers for itself, more than any job has chunks. */
export const CHUNKS_A_PHASE = 1_000_000;

/**
 * The number of a phase's first chunk. Later phases have higher numbers, so the chunks of all earlier phases are a
 * range of numbers.
 *
 * @example
 * ```ts
 * firstChunkOf('stage') // => 0
 * firstChunkOf('load') // => 3_000_000
 * ```
 */
export const firstChunkOf = (phase: ImportPhase): number => IMPORT_PHASES.indexOf(phase) * CHUNKS_A_PHASE;

/**
 * The place of a chunk among the chunks of its phase, counted from 1, for messages to people.
 *
 * @example
 * ```ts
 * placeInPhase(firstChunkOf('load') + 1) // => 2
 * ```
 */
export const placeInPhase = (chunkNo: number): number => (chunkNo % CHUNKS_A_PHASE) + 1;

/**
 * The phase to which a chunk belongs, by its number. Undefined if the number is too high.
 *
 * @example
 * ```ts
 * phaseOfChunk(firstChunkOf('load') + 1) // => 'load'
 * ```
 */
export const phaseOfChunk = (chunkNo: number): ImportPhase | undefined =>
  IMPORT_PHASES[Math.floor(chunkNo / CHUNKS_A_PHASE)];
