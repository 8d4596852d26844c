import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A verse or chapter that failed to load, where the text would stand; the ways elsewhere stay beside it. */
export function PlaceError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const known = error instanceof ApiError ? error : null;
  return (
    <div className="explorer-text">
      <section className="error-box" role="alert">
        <PageHeading title="Error loading data">Error Loading Data:</PageHeading>
        <p>{`Error fetching verse: ${known === null ? 'it could not be shown' : known.status || 'no connection'}`}</p>
        <p>{known === null ? 'This page failed to show. Trying again may help.' : known.message}</p>
        {known !== null && known.requestId !== null && (
          <p className="text-ui text-muted">
            If it keeps happening, mention the request <code>{known.requestId}</code>.
          </p>
        )}
        <button type="button" className="control control-lined" onClick={retry}>
          Retry
        </button>
      </section>
    </div>
  );
}
