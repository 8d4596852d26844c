/**
 * Reads the administrators' ids from the setting ADMIN_USER_IDS. The Worker and the scripts both use it. An unset
 * setting means 1 and 2. Parts that are not ids are ignored.
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
