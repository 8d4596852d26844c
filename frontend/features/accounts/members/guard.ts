import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import type { createAppRouter } from '../../../router.tsx';
import { setUser } from '../../../session/reader.ts';
import { userQuery } from '../../../session/user-query.ts';
import { SPINNER } from '../../../ui/pages/page-spinner.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

const AUTH = '/auth';
const [USER] = userQuery.queryKey;
/**
 * The first keys of the queries whose data stays in memory after the reader has signed out: who is signed in, and
 * the scripts that the page has loaded.
 */
const KEYS_KEPT_AFTER_SIGN_OUT: readonly unknown[] = [USER, 'part'];

/**
 * Members mode in the page: a reader who is not signed in sees only the sign-in page. The server refuses every text
 * to such a reader in any case; without this guard the page would show error messages. Shows a spinner in `root`
 * until the server has answered who is signed in.
 */
export async function guard(router: AppRouter, queryClient: QueryClient, root: HTMLElement): Promise<void> {
  const beforeLoad = async ({ location: { pathname, href } }: { location: ParsedLocation }) => {
    if (pathname === AUTH) return;
    const user = await queryClient.ensureQueryData(userQuery);
    if (user === null) throw redirect({ to: AUTH, search: { redirect: href } });
  };
  Object.assign(router.routeTree.options, { beforeLoad });
  leaveWithTheSession(router, queryClient);
  root.append(spinner());
  await queryClient.prefetchQuery(userQuery);
}

/**
 * Opens the page for signing in when the reader signs out here or elsewhere, or when a request shows that the session
 * has ended.
 */
function leaveWithTheSession(router: AppRouter, queryClient: QueryClient): void {
  const ended = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void setUser(queryClient, null);
  };
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
  });
  let isLeaving = false;
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      const { pathname, href } = router.latestLocation;
      if (pathname !== AUTH) await router.navigate({ to: AUTH, search: { redirect: href }, replace: true });
    } finally {
      // The cached data is removed only after the reader has left the page, because that page would request it again.
      queryClient.removeQueries({
        predicate: ({ queryKey: [first] }) => !KEYS_KEPT_AFTER_SIGN_OUT.includes(first),
      });
      isLeaving = false;
    }
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') ended(event.action.error);
    const { queryKey, state } = event.query;
    if (queryKey[0] === USER && event.action.type === 'success' && state.data === null) void leave();
  });
}

function spinner(): HTMLElement {
  const element = document.createElement('div');
  element.className = SPINNER;
  element.role = 'status';
  element.ariaLabel = 'Loading';
  return element;
}
