import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { failureInWords, isTemporary } from '../../api/failure-in-words.ts';
import { errorsText } from '../../text/site/errors-text.ts';
import { EXPLORER_TEXT } from '../../ui/classes.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { useRouteRetry } from '../../ui/pages/use-route-retry.ts';
import { ChooseBar } from './choose-bar.tsx';

export function PlaceError(props: ErrorComponentProps) {
  const { error } = props;
  const retry = useRouteRetry(props);
  return (
    <div className={EXPLORER_TEXT}>
      <ChooseBar />
      <ErrorBox
        heading={<PageHeading title={errorsText.title}>{errorsText.heading}</PageHeading>}
        {...failureInWords('verse', error)}
        retry={isTemporary(error) ? retry : undefined}
      />
      {!isTemporary(error) && (
        <p className="mt-6">
          <Link to="/bible" className="control control-lined">
            {errorsText.books}
          </Link>
        </p>
      )}
    </div>
  );
}
