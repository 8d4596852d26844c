interface ProgressBarProps {
  readonly label: string;
  /** A whole number from 0 to 100. Null if it is not known how much there is: the bar then only shows that work goes on. */
  readonly percent: number | null;
  /** What a screen reader says instead of the percentage. */
  readonly text?: string;
}

/** A bar that shows how much of a job or an upload is done. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={text}
      className="h-2.5 overflow-clip rounded-full border border-control-line bg-surface"
    >
      <div
        className={`h-full bg-accent forced-color-adjust-none transition-[inline-size] duration-150 forced-colors:bg-[highlight] ${percent === null ? 'opacity-50 motion-safe:animate-pulse' : ''}`}
        style={{ inlineSize: `${percent ?? 100}%` }}
      />
    </div>
  );
}
