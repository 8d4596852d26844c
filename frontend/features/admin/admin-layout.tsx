import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import './shared/admin.css';
import { ApiError } from '../../api/api-error.ts';
import { useReader } from '../../session/user-query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

const SCREENS = [
  { to: '/admin/import', label: 'Admin Home' },
  { to: '/admin/database', label: 'Database' },
  { to: '/admin/genesis-import', label: 'Genesis Import' },
  { to: '/admin/missing-chapters', label: 'Missing Chapters' },
  { to: '/admin/gematria-import', label: 'Gematria Import' },
  { to: '/admin/specialized-import', label: 'Specialized Import' },
  { to: '/admin/jobs', label: 'Jobs' },
] as const;

/** The frame of every administrators' page. Visitors are sent to sign in, other readers see that access is denied. */
export function AdminLayout() {
  const { data: user, error, refetch } = useReader();
  if (error !== null && user === undefined) {
    return (
      <div className="page max-w-reading">
        <ErrorBox
          heading={<PageHeading title="Administration">Administration</PageHeading>}
          message={error.message}
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        />
      </div>
    );
  }
  if (!user) return <PageSkeleton />;
  if (!user.isAdmin) return <AccessDenied />;
  return (
    <>
      <div className="admin-bar">
        <strong>Admin Area</strong>
        <bdi>{user.username}</bdi>
      </div>
      <div className="page admin">
        <Sidebar />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </>
  );
}

/** The links to the screens. In a narrow window they are a row that scrolls, with the current one in view. */
function Sidebar() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current link.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current !== null && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label="Administration" className="admin-nav">
      {SCREENS.map(({ to, label }) => (
        <Link key={to} to={to} className="control">
          {label}
        </Link>
      ))}
    </nav>
  );
}

function AccessDenied() {
  return (
    <div className="page max-w-reading">
      <PageHeading title="Access Denied">Access Denied</PageHeading>
      <p className="mt-4">
        You don't have permission to access this administration page. This area is restricted to
        administrators only.
      </p>
      <p className="mt-4">
        <Link to="/">Go to the first page</Link>
      </p>
    </div>
  );
}
