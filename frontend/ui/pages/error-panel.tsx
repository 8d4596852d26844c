import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { errorsText } from '../../text/site/errors-text.ts';
import { ErrorBox } from './error-box.tsx';
import { PageHeading } from './page-heading.tsx';
import { useRouteRetry } from './use-route-retry.ts';

interface FailedPageProps {
  readonly title: string;
  readonly heading?: string;
  readonly error: unknown;
  readonly retry: () => void;
}

export function FailedPage({ title, heading = title, error, retry }: FailedPageProps) {
  const known = error instanceof ApiError ? error : null;
  return (
    <div className="page">
      <ErrorBox
        heading={<PageHeading title={title}>{heading}</PageHeading>}
        message={known?.message ?? errorsText.pageNotShown}
        requestId={known?.requestId}
        retry={retry}
      />
    </div>
  );
}

export function ErrorPanel(props: ErrorComponentProps) {
  const retry = useRouteRetry(props);
  return (
    <FailedPage title={errorsText.title} heading={errorsText.heading} error={props.error} retry={retry} />
  );
}
