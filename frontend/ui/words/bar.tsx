interface BarProps {
  /** The length, from 0 to 1. */
  readonly share: number;
  readonly className: string;
}

/** A bar of a chart. It has a border, because in forced colours the fill disappears. */
export const Bar = ({ share, className }: BarProps) => (
  <span className="min-w-0 grow">
    <span className={`block border border-accent ${className}`} style={{ inlineSize: `${100 * share}%` }} />
  </span>
);
