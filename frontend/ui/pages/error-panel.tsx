import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { errorsText } from '../../text/site/errors-text.ts';
import { ErrorBox } from './error-box.tsx';
import { PageHeading } from './page-heading.tsx';

/**
 * The reason and a button to retry, shown instead of a page that could not be loaded. The header of the site stays.
 */
export function ErrorPanel({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const known = error instanceof ApiError ? error : null;
  return (
    <div className="page">
      <ErrorBox
        heading={<PageHeading title={errorsText.title}>{errorsText.heading}</PageHeading>}
        message={known?.message ?? errorsText.pageNotShown}
        requestId={known?.requestId}
        retry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
