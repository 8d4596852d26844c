interface ProgressBarProps {
  readonly label: string;
  /** A whole number from 0 to 100. */
  readonly percent: number;
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
      aria-valuenow={percent}
      aria-valuetext={text}
      className="h-2.5 overflow-clip rounded-full border border-control-line bg-surface"
    >
      <div
        className="h-full bg-accent forced-color-adjust-none transition-[inline-size] duration-150 forced-colors:bg-[highlight]"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
