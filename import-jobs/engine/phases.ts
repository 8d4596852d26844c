/** The order of a job's work; a chunk waits for every chunk of the phases before its own. */
export const PHASES = ['clear', 'load', 'derive', 'publish'] as const;
