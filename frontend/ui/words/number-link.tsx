import { Link } from '@tanstack/react-router';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { formatValue } from '../../text/numbers.ts';

interface NumberLinkProps {
  readonly value: number | null;
  /** True for a number in a sentence: a dotted line below it says that it is a link. */
  readonly isInText?: boolean;
  /** A name for screen readers, if the number alone says too little. The name contains the number. */
  readonly label?: string;
  readonly className?: string;
}

const IN_TEXT = 'underline decoration-dotted hover:decoration-solid';

/**
 * A number that leads to its own page. A screen that shows a value shows it with this link. It looks like the number
 * around it and is underlined under the pointer. A missing value and one that is too large for a page are plain text.
 */
export function NumberLink({ value, isInText, label, className = '' }: NumberLinkProps) {
  const shown = formatValue(value);
  if (value === null || value < 1 || value > MAX_VALUE) return shown;
  return (
    <Link
      to="/number/$value"
      params={{ value: String(value) }}
      // A list has many of these links, and preloading each one under the pointer would send many requests.
      preload={false}
      aria-label={label}
      // The padding makes the area for a finger larger and moves nothing.
      className={`py-1 text-inherit ${isInText ? IN_TEXT : 'no-underline hover:underline'} ${className}`}
    >
      {shown}
    </Link>
  );
}
