import { Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { placeParams } from './place.ts';

/** A place that is not there, with the nearest that is; or a text that is known but not installed. */
export function NoSuchPlace({ data }: NotFoundRouteProps) {
  if (!(data instanceof ApiError)) return <NotFoundPage />;
  const isNotInstalled = data.code === 'not_installed';
  const title = isNotInstalled ? 'Not installed here' : 'No such verse';
  return (
    <div className="explorer-text">
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-4">{data.message}</p>
      {isNotInstalled && (
        <p className="mt-6">
          <Link to="." search={({ version: _, ...rest }) => rest} className="control control-lined">
            Read the King James Version
          </Link>
        </p>
      )}
      {data.suggestion !== null && (
        <p className="mt-6">
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={placeParams(data.suggestion)}
            search={(search) => search}
            className="control control-lined"
          >
            <span>
              Go to <bdi>{data.suggestion.reference}</bdi>
            </span>
          </Link>
        </p>
      )}
    </div>
  );
}
