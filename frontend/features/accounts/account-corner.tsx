import { Link, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import type { AccountMenuProps } from './menu/account-menu.tsx';

const MENU = lazyPart<AccountMenuProps>('account', async () => (await import('./lazy.ts')).AccountMenu);

/** The end of the bar: the way to sign in, or the reader's menu, which comes after the first paint. */
export function AccountCorner(props: AccountMenuProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  if (isReader) {
    const room = <span className="control control-icon" />;
    return <LazyPart part={MENU} props={props} pending={room} onFail={() => {}} />;
  }
  return (
    <Link
      to="/auth"
      search={pathname === '/auth' ? true : { redirect: href }}
      className="control site-nav-link site-sign-in"
    >
      Sign In
    </Link>
  );
}
