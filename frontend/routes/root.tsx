import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shortcuts } from '../features/shortcuts/shortcuts.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { SiteHeader } from '../ui/site-header.tsx';
import { Toaster } from '../ui/toast.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: ErrorPanel,
  notFoundComponent: NotFoundPage,
});

/** What surrounds every page: skip link, header, and the one main landmark. */
function Shell() {
  return (
    <>
      <a href="#main" className="skip-link no-print">
        Skip to the text
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Toaster />
      <Shortcuts />
    </>
  );
}
