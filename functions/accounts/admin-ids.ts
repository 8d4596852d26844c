/**
 * Reads the administrators' ids from the setting ADMIN_USER_IDS. The Worker and the scripts both use it. An unset
 * setting means 1 and 2. An empty one means that there are no administrators.
 *
 * @example
 * ```ts
 * adminIdsFrom('1, 7') // => [1, 7]
 * ```
 * @throws Error if a part is not an id. A misspelt list must not silently change who the administrators are.
 */
export function adminIdsFrom(setting = '1,2'): number[] {
  if (setting.trim() === '') return [];
  const ids = setting.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id)))
    throw new Error(
      `ADMIN_USER_IDS is ${JSON.stringify(setting)}; it must be ids with commas, such as "1,2", or empty`,
    );
  return ids.map(Number);
}
