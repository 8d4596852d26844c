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

/** The source of a message that is about the import job itself and not about a row of its input. */
export const JOB_ITSELF = 'import';

/**
 * Returns the reason why an import job failed last. A job that was tried again may have failed before for
 * another reason, and messages about rows may come after the reasons. Without a reason it returns the first
 * message, or undefined.
 *
 * @example
 * ```ts
 * lastFailure([{ source: 'import', row: 1 }, { source: 'import', row: 2 }, { source: 'a.csv', row: 3 }]) // => { source: 'import', row: 2 }
 * ```
 */
export const lastFailure = <Message extends { readonly source: string }>(
  errors: readonly Message[],
): Message | undefined => errors.findLast(({ source }) => source === JOB_ITSELF) ?? errors[0];
