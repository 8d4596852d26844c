/** The most times that a path is decoded. No server decodes more often. */
const MAX_DECODED = 4;

/**
 * True if a path could mean an address of administrators in any spelling: encoded, with other slashes, dots or
 * capitals. Such a path may be no route at all. Then an administrator gets the 404, and nobody else learns that.
 *
 * @example
 * ```ts
 * isAdminPath('/api//%61dmin/jobs') // => true
 * isAdminPath('/admin/import') // => false
 * ```
 */
export function isAdminPath(path: string): boolean {
  let plain = path;
  for (let times = 0; times < MAX_DECODED && plain.includes('%'); times++) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  const parts: string[] = [];
  for (const part of plain
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/\\\s]+/u)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts[0] === 'api' && (parts[1]?.startsWith('admin') ?? false);
}
