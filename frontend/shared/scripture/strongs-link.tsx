import { Link } from '@tanstack/react-router';
import { foundWordText } from '../../text/verse/found-word-text.ts';

interface StrongsLinkProps {
  readonly number: string | null;
  readonly className?: string;
}

export function StrongsLink({ number, className = '' }: StrongsLinkProps) {
  if (number === null) return foundWordText.noMeaning;
  return (
    <Link
      to="/search"
      search={{ term: number }}
      // A list has many of these links, and preloading each one under the pointer would send many requests.
      preload={false}
      className={`py-1 text-inherit tabular-nums ${className}`}
      aria-label={foundWordText.allWithNumber(number)}
    >
      {number}
    </Link>
  );
}
