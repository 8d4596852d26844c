import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A verse or chapter that failed to load, where the text would stand; the ways elsewhere stay beside it. */
export function PlaceError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const known = error instanceof ApiError ? error : null;
  const what = known === null ? 'it could not be shown' : known.status || 'no connection';
  return (
    <div className="explorer-text">
      <ErrorBox
        heading={<PageHeading title="Error loading data">Error Loading Data:</PageHeading>}
        message={`Error fetching verse: ${what}`}
        detail={known?.message ?? 'This page failed to show. Trying again may help.'}
        requestId={known?.requestId}
        retry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
