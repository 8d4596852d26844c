export const JOB_STATES = ['queued', 'running', 'paused', 'succeeded', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const ACTIVE_STATES = ['queued', 'running'] as const satisfies readonly JobState[];

/** The states of an import job that has not ended. There is at most one such job for each target. */
export const UNFINISHED_STATES = [...ACTIVE_STATES, 'paused'] as const satisfies readonly JobState[];

/**
 * The states that an import job never leaves. A failed job is not in a final state, because it can be
 * resumed.
 */
export const FINAL_STATES = ['succeeded', 'cancelled'] as const satisfies readonly JobState[];

export const isActive = (state: JobState): boolean => isOneOf(ACTIVE_STATES, state);

export const isUnfinished = (state: JobState): boolean => isOneOf(UNFINISHED_STATES, state);

export const isFinal = (state: JobState): boolean => isOneOf(FINAL_STATES, state);

const isOneOf = (states: readonly JobState[], state: JobState): boolean => states.includes(state);
