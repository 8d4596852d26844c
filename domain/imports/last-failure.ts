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
