import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { ErrorBox } from './error-box.tsx';
import { PageHeading } from './page-heading.tsx';

/**
 * The reason and a button to retry, shown instead of a page that could not be loaded. The header of the site stays.
 */
export function ErrorPanel({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const known = error instanceof ApiError ? error : null;
  return (
    <div className="page max-w-reading">
      <ErrorBox
        heading={<PageHeading title="Error loading data">Error Loading Data:</PageHeading>}
        message={known?.message ?? 'This page failed to show. Trying again may help.'}
        requestId={known?.requestId}
        retry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
