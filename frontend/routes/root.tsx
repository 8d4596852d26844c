import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Shortcuts } from '../features/shortcuts/index.ts';
import { SiteHeader } from '../features/site-header/index.ts';
import { sharedText } from '../text/shared.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { Toaster } from '../ui/toast.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: ErrorPanel,
  notFoundComponent: NotFoundPage,
});

/**
 * Handles a click on the skip link. In the explorer it moves to the text, because the form for choosing a place
 * comes before the text.
 */
function skipToText(event: MouseEvent): void {
  const text = document.querySelector<HTMLElement>('.explorer-text');
  if (text === null) return;
  event.preventDefault();
  text.tabIndex = -1;
  text.focus();
}

/** The frame of every page: skip link, header, and the only main landmark. */
function Shell() {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the link goes to #main; in the explorer it goes to a part of it. */}
      <a href="#main" className="skip-link no-print" onClick={skipToText}>
        {sharedText.skip}
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
