import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { placeParams } from './place.ts';

/** A place that is not there, with the nearest that is; or a text that is not installed; else what failed. */
export function PlaceError({ error, reset }: ErrorComponentProps) {
  if (!(error instanceof ApiError) || error.status !== 404) return <ErrorPanel error={error} reset={reset} />;
  const title = error.code === 'not_installed' ? 'Not installed here' : 'No such verse';
  return (
    <div className="page max-w-[45rem]">
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-4">{error.message}</p>
      {error.suggestion !== null && (
        <p className="mt-6">
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={placeParams(error.suggestion)}
            className="control control-lined"
          >
            <span>
              Go to <bdi>{error.suggestion.reference}</bdi>
            </span>
          </Link>
        </p>
      )}
    </div>
  );
}
