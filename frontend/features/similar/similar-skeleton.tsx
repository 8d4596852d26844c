/** As high as what comes: the choice of method, five verses, the chart. */
export function SimilarSkeleton() {
  return (
    <div className="skeleton-late" aria-busy="true">
      <span className="sr-only" role="status">
        Loading similar verses
      </span>
      <span className="skeleton mt-3 h-11 w-full" />
      <SimilarBars />
      <span className="skeleton mt-8 h-72 w-full" />
    </div>
  );
}

/** Bars in the place of the first five verses. */
export function SimilarBars() {
  return (
    <div className="similar-list">
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className="similar-row">
          <span className="skeleton h-full w-full" />
        </span>
      ))}
    </div>
  );
}
