/** Who may read: everyone, or readers who are signed in. */
export type AccessMode = 'open' | 'members';

/**
 * Reads the setting ACCESS_MODE; `open` where it is not set.
 * @throws Error for any other word: a misspelt `members` must not open what it was to close.
 */
export function accessMode(setting: string | undefined): AccessMode {
  const mode = setting ?? 'open';
  if (mode === 'open' || mode === 'members') return mode;
  throw new Error(`ACCESS_MODE is ${JSON.stringify(setting)}; it must be "open" or "members"`);
}
