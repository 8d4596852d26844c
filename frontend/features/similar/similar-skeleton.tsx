/** Bars in the place of the first five verses. */
export function SimilarSkeleton() {
  return (
    <div className="skeleton-late" aria-busy="true">
      <span className="sr-only" role="status">
        Loading similar verses
      </span>
      <div className="similar-list">
        {[0, 1, 2, 3, 4].map((row) => (
          <span key={row} className="similar-row">
            <span className="skeleton h-full w-full" />
          </span>
        ))}
      </div>
    </div>
  );
}
