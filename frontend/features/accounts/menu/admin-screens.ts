import { accountsText } from '../../../text/accounts/accounts-text.ts';
/** The administrators' screens in the header, or in the avatar menu if the header has no room for them. */
export const ADMIN_SCREENS = [
  { path: '/admin/import', label: accountsText.menu.admin.import },
  { path: '/admin/database', label: accountsText.menu.admin.database },
  { path: '/admin/gematria-import', label: accountsText.menu.admin.gematria },
  { path: '/admin/specialized-import', label: accountsText.menu.admin.csv },
  { path: '/admin/missing-chapters', label: accountsText.menu.admin.missing },
] as const;
