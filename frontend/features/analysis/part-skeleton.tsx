/** What stands under the tabs while the part behind one of them is on its way. */
export function PartSkeleton() {
  return (
    <div className="skeleton-late grid gap-4 pt-5" aria-busy="true">
      <span className="sr-only" role="status">
        Loading
      </span>
      <span className="skeleton h-44 w-full" />
      <span className="skeleton h-72 w-full" />
    </div>
  );
}
