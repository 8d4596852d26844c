import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SiteHeader } from '../features/site-header/index.ts';
import { sharedText } from '../text/site/shared-text.ts';
import { lazyPart } from '../ui/pages/lazy-part.tsx';
import { Toaster } from '../ui/panels/toast.tsx';
import { withoutRoom } from '../ui/words/room.ts';

const LATER = lazyPart(() => import('./later.tsx'), 'Later');

/**
 * Copies a selected text without the signs that only the fonts need. What is below the words is hidden for a moment,
 * because the browser would copy a line break for it after each word. All other texts are copied as usual.
 */
function copyText(event: ClipboardEvent): void {
  const selection = getSelection();
  const { dataset } = document.documentElement;
  const shown = selection?.toString() ?? '';
  dataset.copying = '';
  const copied = withoutRoom(selection?.toString() ?? '');
  delete dataset.copying;
  if (copied === shown) return;
  event.clipboardData?.setData('text/plain', copied);
  event.preventDefault();
}

const SKIP_LINK =
  'no-print absolute start-2 top-2 z-30 rounded-(--radius) bg-ink px-4 py-2 text-background not-focus:[clip-path:inset(50%)]';

/** What every page has: the link to its heading, the header, and the parts that load later. */
export function Shell() {
  // A selection of the whole page begins outside of `main` and even of the root element.
  useEffect(() => {
    document.addEventListener('copy', copyText);
    return () => document.removeEventListener('copy', copyText);
  }, []);
  return (
    <>
      <a href="#title" className={SKIP_LINK}>
        {sharedText.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Outlet />
      </main>
      <Toaster />
      <LaterParts />
    </>
  );
}

/**
 * The parts of every page for which the page does not wait. If their script does not load, the page works without them.
 */
function LaterParts() {
  const { data: Later } = useQuery(LATER);
  return Later === undefined ? null : <Later />;
}
