/** Two placeholder bars while a note loads: one for the tabs, one for the field. */
export function NoteSkeleton() {
  return (
    <div className="skeleton-late" aria-busy="true">
      <span className="sr-only" role="status">
        Loading your note
      </span>
      <span className="skeleton mt-2 h-10 w-full" />
      <span className="skeleton mt-3 h-32 w-full" />
    </div>
  );
}
