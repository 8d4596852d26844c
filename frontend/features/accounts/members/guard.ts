import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import type { createAppRouter } from '../../../router.tsx';
import { setUser, userQuery } from '../../../session/user-query.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

const AUTH = '/auth';
const [USER] = userQuery.queryKey;
/** What belongs to no reader: who is signed in, and the page's own scripts. */
const KEPT: readonly unknown[] = [USER, 'part'];

/**
 * Members mode in the page: whoever is not signed in, or no longer, sees the way to sign in and nothing else. The server
 * refuses the rest by itself; this is so that nobody looks at refusals. Shows a spinner in `root` until it is known who
 * is signed in.
 */
export async function guard(router: AppRouter, queryClient: QueryClient, root: HTMLElement): Promise<void> {
  const beforeLoad = async ({ location: { pathname, href } }: { location: ParsedLocation }) => {
    if (pathname === AUTH) return;
    // It fails like any other page, with a retry.
    const user = await queryClient.ensureQueryData(userQuery);
    if (user === null) throw redirect({ to: AUTH, search: { redirect: href } });
  };
  Object.assign(router.routeTree.options, { beforeLoad });
  leaveWithTheSession(router, queryClient);
  root.append(spinner());
  await queryClient.prefetchQuery(userQuery);
}

/** Whatever is refused because the session has ended, and signing out here or elsewhere, leads to signing in. */
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
      // Only now: what a page still shows would be asked for again.
      queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => !KEPT.includes(first) });
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
  element.className = 'spinner';
  element.role = 'status';
  element.ariaLabel = 'Loading';
  return element;
}
