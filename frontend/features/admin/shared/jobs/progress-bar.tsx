interface ProgressBarProps {
  readonly label: string;
  readonly percent: number | null;
  /**
   * Used only while the percentage is unknown. If true, the bar has stripes, because work goes on. If false, it is
   * empty.
   */
  readonly isMoving?: boolean;
  readonly text?: string;
}

const FILLED = 'bg-accent transition-[inline-size] duration-150 forced-colors:bg-[highlight]';
/**
 * The bar while the percentage is unknown. Its stripes say that work goes on. A half-filled bar would say how much is
 * done.
 */
const STRIPED =
  'w-full bg-[repeating-linear-gradient(-45deg,var(--accent)_0_0.5rem,transparent_0.5rem_1rem)] motion-safe:animate-pulse';

export function ProgressBar({ label, percent, isMoving = false, text }: ProgressBarProps) {
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
      {percent === null ? (
        isMoving && <div className={`h-full forced-color-adjust-none ${STRIPED}`} />
      ) : (
        <div className={`h-full forced-color-adjust-none ${FILLED}`} style={{ inlineSize: `${percent}%` }} />
      )}
    </div>
  );
}
