/**
 * A username in one case and form, by which accounts are told apart.
 *
 * @example
 * ```ts
 * usernameKey('Ｍiriam') // => "miriam"
 * ```
 */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
