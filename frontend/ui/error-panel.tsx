import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { PageHeading } from './page-heading.tsx';

/** What went wrong, in words, and a way to try again; the rest of the page stays usable. */
export function ErrorPanel({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const isKnown = error instanceof ApiError;
  return (
    <section className="page max-w-[45rem]" role="alert">
      <PageHeading title="Error loading data">Error Loading Data</PageHeading>
      <p className="mt-4">{isKnown ? error.message : 'This page failed to show. Trying again may help.'}</p>
      {isKnown && error.requestId !== null && (
        <p className="mt-2 text-ui text-muted">
          If it keeps happening, mention the request <code>{error.requestId}</code>.
        </p>
      )}
      <button type="button" className="control control-lined mt-6" onClick={retry}>
        Retry
      </button>
    </section>
  );
}
