import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { userQuery } from '../../../session/user-query.ts';
import { CURRENT_LINK } from '../../../ui/classes.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';

export function AdminLinks() {
  const { data: user } = useQuery(userQuery);
  if (!user?.isAdmin) return null;
  return ADMIN_SCREENS.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      data-admin-links=""
      className={`control whitespace-nowrap max-[100rem]:hidden ${CURRENT_LINK}`}
    >
      {label}
    </Link>
  ));
}
