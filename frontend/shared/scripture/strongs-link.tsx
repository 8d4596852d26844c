import { Link } from '@tanstack/react-router';
import { foundWordText } from '../../text/verse/found-word-text.ts';

export function StrongsLink({ number }: { readonly number: string | null }) {
  if (number === null) return foundWordText.noMeaning;
  return (
    <Link
      to="/search"
      search={{ term: number }}
      // A list has many of these links, and preloading each one under the pointer would send many requests.
      preload={false}
      className="py-1 text-inherit tabular-nums"
      aria-label={foundWordText.allWithNumber(number)}
    >
      {number}
    </Link>
  );
}
