import { Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { placeParams } from './place.ts';

/** A place that is not there, with the nearest that is; or a text that is known but not installed. */
export function NoSuchPlace({ data }: NotFoundRouteProps) {
  if (!(data instanceof ApiError)) return <NotFoundPage />;
  const title = data.code === 'not_installed' ? 'Not installed here' : 'No such verse';
  return (
    <div className="page max-w-[45rem]">
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-4">{data.message}</p>
      {data.suggestion !== null && (
        <p className="mt-6">
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={placeParams(data.suggestion)}
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
