import { analysisPanelText } from '../../text/verse/analysis-panel-text.ts';

/** Placeholder bars while the script of a tab loads. */
export function PartSkeleton() {
  return (
    <div className="skeleton-late grid gap-4 pt-5" aria-busy="true">
      <span className="sr-only" role="status">
        {analysisPanelText.loading}
      </span>
      <span className="skeleton h-44 w-full" />
      <span className="skeleton h-72 w-full" />
    </div>
  );
}
