import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useWasSignedIn } from '../../session/signed-in-hint.ts';
import { userQuery } from '../../session/user-query.ts';
import { sharedText } from '../../text/site/shared-text.ts';
import { CURRENT_LINK } from '../../ui/classes.ts';
import { IS_DRAWN } from '../../ui/is-drawn.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { AccountMenuProps } from './menu/account-menu.tsx';

const MENU = lazyPart(() => import('./lazy.ts'), 'AccountMenu');
const ADMIN = lazyPart(() => import('./lazy.ts'), 'AdminLinks');

const SIGN_IN =
  'site-sign-in control in-data-[without~=sign-in]:hidden flex-none px-2.5 max-md:px-1.5 min-[72rem]:pe-3.5';

/**
 * The links for administrators in the site's header. Their script loads after the first paint, and only for signed-in
 * readers.
 */
export function AdminCorner() {
  const isReader = useWasSignedIn();
  return isReader && <LazyPart part={ADMIN} props={{}} onFail={() => {}} />;
}

/**
 * The last item of the site's header: a link to sign in or, for a signed-in reader, the account menu. The menu loads
 * after the first paint.
 */
export function AccountCorner(props: AccountMenuProps) {
  const isReader = useWasSignedIn();
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  // Until the server has answered who is signed in, the header does not show “Sign In”.
  const { isFetching } = useQuery({ ...userQuery, enabled: false });
  const placeholder = <span className="control control-icon" />;
  if (!isReader && isFetching) return placeholder;
  if (isReader) {
    return <LazyPart part={MENU} props={props} pending={placeholder} onFail={() => {}} />;
  }
  const link = (
    <Link
      to="/auth"
      search={pathname === '/auth' ? true : { redirect: href }}
      className={`${SIGN_IN} ${CURRENT_LINK}`}
    >
      {sharedText.signIn}
    </Link>
  );
  if (!IS_DRAWN) return link;
  // A drawn page does not know who reads it, so the style sheet chooses.
  return (
    <>
      {link}
      <span className="control control-icon hidden in-data-[without~=sign-in]:inline-flex" />
    </>
  );
}
