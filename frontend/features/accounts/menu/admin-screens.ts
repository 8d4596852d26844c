import { accountsText } from '../../../text/accounts/accounts-text.ts';

export const ADMIN_SCREENS = [
  { path: '/admin/import', label: accountsText.menu.admin.import },
  { path: '/admin/database', label: accountsText.menu.admin.database },
  { path: '/admin/gematria-import', label: accountsText.menu.admin.gematria },
  { path: '/admin/specialized-import', label: accountsText.menu.admin.csv },
  { path: '/admin/missing-chapters', label: accountsText.menu.admin.missing },
] as const;
