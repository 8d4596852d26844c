import { noteCardText } from '../../../text/accounts/note-card-text.ts';
/** Placeholder bars for tabs, field and buttons while a note loads. */
export function NoteSkeleton() {
  return (
    <div className="skeleton-late" aria-busy="true">
      <span className="sr-only" role="status">
        {noteCardText.loading}
      </span>
      <span className="skeleton mt-2 h-10 w-full" />
      <span className="skeleton mt-3 h-32 w-full" />
    </div>
  );
}
