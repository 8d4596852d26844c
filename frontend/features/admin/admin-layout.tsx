import { ReaderText } from '../../ui/words/reader-text.tsx';
import '../../styles/later-pages.css';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { secondFactorQuery } from '../../session/second-factor.ts';
import { adminText } from '../../text/site/admin-text.ts';
import './shared/admin.css';
import { useReader } from '../../session/reader.ts';
import { secondFactorText } from '../../text/accounts/second-factor-text.ts';
import { CURRENT_LINK } from '../../ui/classes.ts';
import { FailedPage } from '../../ui/pages/error-panel.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { PageSkeleton } from '../../ui/pages/skeleton.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { adminQueries, jobsQuery } from './shared/jobs/admin-queries.ts';

export function AdminLayout() {
  const { data: user, error, refetch } = useReader();
  const factor = useQuery({ ...secondFactorQuery, enabled: user?.isAdmin === true });
  const packs = useQuery({ ...adminQueries.packs, enabled: user?.isAdmin === true });
  if (error !== null && user === undefined)
    return (
      <FailedPage title={adminText.adminLayout.administration} error={error} retry={() => void refetch()} />
    );
  // A warning about the second factor that appears later would push the page down. So the page waits until the server
  // has answered if there is a second factor.
  if (!user || factor.isLoading) return <PageSkeleton />;
  if (!user.isAdmin) return <AccessDenied />;
  // The whole bar is amber only if it warns. Otherwise a line in that colour marks the area.
  const isWarning = factor.data?.isOn === false || packs.data?.offline === true;
  return (
    <>
      <div
        className={`border-b-2 border-(--amber-line) text-ui forced-colors:outline ${isWarning ? 'bg-(--amber) text-(--amber-ink)' : ''}`}
      >
        <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 py-2 md:px-8">
          <strong>{adminText.adminLayout.adminArea}</strong>
          <bdi>
            <ReaderText>{user.username}</ReaderText>
          </bdi>
          {factor.data?.isOn === false && <FactorWarning />}
          {packs.data?.offline && <span role="status">{adminText.adminLayout.offline}</span>}
        </p>
      </div>
      <div className="page grid grid-cols-1 gap-6 min-[64rem]:grid-cols-[13rem_minmax(0,1fr)] min-[64rem]:gap-10">
        <Sidebar />
        <div className="min-w-0">
          <Failures />
          <Outlet />
        </div>
      </div>
    </>
  );
}

/**
 * What the screens of the administration use besides what they show: without it, they would look as if nothing were
 * there. A screen that says itself that one of these failed is named with it.
 */
const USED = [
  { query: secondFactorQuery, saidOn: [] },
  { query: adminQueries.packs, saidOn: ['/admin/import', '/admin/specialized-import'] },
  { query: jobsQuery, saidOn: ['/admin/jobs'] },
  { query: adminQueries.importStatus, saidOn: ['/admin/specialized-import'] },
] as const;

function Failures() {
  const { pathname } = useLocation();
  const answers = useQueries({ queries: USED.map(({ query }) => ({ ...query, enabled: false })) });
  const failed = answers.filter(
    ({ error, isFetching }, at) =>
      error !== null && !isFetching && !USED[at]?.saidOn.some((path) => path === pathname),
  );
  return (
    failed.length > 0 && (
      <div className="mb-4 text-ui">
        <FailedLine
          message={adminText.adminLayout.notLoaded}
          retry={() => void Promise.all(failed.map((one) => one.refetch()))}
        />
      </div>
    )
  );
}

function FactorWarning() {
  return (
    <span>
      <RichText
        text={secondFactorText.warning}
        parts={{
          link: <Link to="/profile" hash="second-factor" className="whitespace-nowrap text-inherit" />,
        }}
      />
    </span>
  );
}

const SIDEBAR = [
  'flex gap-0.5 overflow-x-auto border-b border-line [scrollbar-width:thin]',
  'min-[64rem]:sticky min-[64rem]:top-22 min-[64rem]:grid min-[64rem]:self-start',
  'min-[64rem]:overflow-visible min-[64rem]:border-0',
].join(' ');

function Sidebar() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on each page, because each page has another current link.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current !== null && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={adminText.adminLayout.administration} className={SIDEBAR}>
      {adminText.adminLayout.screens.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={`control flex-none justify-start whitespace-nowrap ${CURRENT_LINK}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function AccessDenied() {
  return (
    <div className="page">
      <PageHeading title={adminText.adminLayout.accessDenied} />
      <p className="mt-4">{adminText.adminLayout.accessDeniedText}</p>
      <p className="mt-4">
        <Link to="/">{adminText.adminLayout.goHome}</Link>
      </p>
    </div>
  );
}
