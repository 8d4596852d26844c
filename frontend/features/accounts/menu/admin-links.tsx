import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { userQuery } from '../../../session/user-query.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';

export function AdminLinks() {
  const { data: user } = useQuery(userQuery);
  if (!user?.isAdmin) return null;
  return ADMIN_SCREENS.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      data-admin-links=""
      className="control whitespace-nowrap aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-accent max-[100rem]:hidden"
    >
      {label}
    </Link>
  ));
}
