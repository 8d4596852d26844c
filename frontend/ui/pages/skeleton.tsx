interface SkeletonProps {
  readonly label: string;
  readonly bars: readonly string[];
  readonly className: string;
}

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
