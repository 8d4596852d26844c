import { sharedText } from '../../text/site/shared-text.ts';
/** Placeholder bars for a page that has no placeholder of its own, while it loads. */
export function PageSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <span className="sr-only" role="status">
        {sharedText.loadingPage}
      </span>
      <span className="skeleton h-9 w-72 max-w-full md:h-11" />
      <span className="skeleton mt-8 h-64 w-full" />
    </div>
  );
}
