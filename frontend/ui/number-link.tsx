import { Link } from '@tanstack/react-router';
import { formatValue } from './format-value.ts';

interface NumberLinkProps {
  readonly value: number;
  readonly className?: string;
}

/** A number that leads to its own page. A screen that shows a value shows it with this link. */
export function NumberLink({ value, className }: NumberLinkProps) {
  return (
    <Link
      to="/number/$value"
      params={{ value: String(value) }}
      // Lists have many numbers, and pointing at each would send requests.
      preload={false}
      className={`text-inherit underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid ${className ?? ''}`}
    >
      {formatValue(value)}
    </Link>
  );
}
