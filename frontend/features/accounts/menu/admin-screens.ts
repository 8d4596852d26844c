/**
 * The administrators' screens that the header links to, or the account menu if the header has no room for
 * them.
 */
export const ADMIN_SCREENS = [
  { path: '/admin/import', label: 'Import' },
  { path: '/admin/database', label: 'Database' },
  { path: '/admin/gematria-import', label: 'Gematria DB' },
  { path: '/admin/specialized-import', label: 'CSV Import' },
  { path: '/admin/missing-chapters', label: 'Missing' },
] as const;
