/**
 * Ids of the administrators, as the setting ADMIN_USER_IDS names them, for the Worker and for the scripts
 * that make them; 1 and 2 where it is not set. What is no id names nobody.
 *
 * @example
 * ```ts
 * adminIdsFrom('1, 7,x') // => [1, 7]
 * ```
 */
export const adminIdsFrom = (setting: string | undefined): number[] =>
  (setting ?? '1,2')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
