interface SkeletonProps {
  /** What screen readers hear. */
  readonly label: string;
  /** The sizes of the bars, as classes. */
  readonly bars: readonly string[];
  readonly className: string;
}

/** Placeholder bars for a page or a part of it that is loading. */
export function Skeleton({ label, bars, className }: SkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="sr-only" role="status">
        {label}
      </span>
      {bars.map((bar) => (
        <span key={bar} className={`skeleton ${bar}`} />
      ))}
    </div>
  );
}
