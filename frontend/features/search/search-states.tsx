import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { searchText } from '../../text/search/search-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ERROR_BOX } from '../../ui/pages/error-box.tsx';

export function SearchSkeleton() {
  return (
    <div aria-busy="true" className="skeleton-late mt-6 grid gap-8">
      <span className="sr-only" role="status">
        {searchText.searching}
      </span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-3">
          <span className="skeleton h-6 w-48" />
          <span className="skeleton h-9 w-full" />
          <span className="skeleton h-14 w-full" />
        </div>
      ))}
    </div>
  );
}

interface SearchErrorProps {
  readonly title?: string;
  readonly error: unknown;
  readonly isTrying: boolean;
  readonly retry: () => void;
}

/**
 * The message for a search that failed, for example without a connection. If the server refused the search,
 * the form shows why instead.
 */
export function SearchError({ error, title = searchText.failed, isTrying, retry }: SearchErrorProps) {
  const known = error instanceof ApiError ? error : null;
  return (
    <div role="alert" className={`${ERROR_BOX} mt-6 max-w-[48rem]`}>
      <p className="font-semibold">{title}</p>
      {known !== null && <p className="text-muted">{known.message}</p>}
      {known?.requestId && <p className="text-muted">{searchText.requestId(known.requestId)}</p>}
      <p className="flex flex-wrap gap-2">
        <Button disabled={isTrying} onClick={retry}>
          {searchText.retry}
        </Button>
        <Link to="/" className="control control-lined">
          {searchText.home}
        </Link>
      </p>
    </div>
  );
}
