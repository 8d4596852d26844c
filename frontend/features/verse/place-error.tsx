import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { failureInWords, isTemporary } from '../../api/failure-in-words.ts';
import { errorsText } from '../../text/site/errors-text.ts';
import { EXPLORER_TEXT } from '../../ui/classes.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { ChooseBar } from './choose-bar.tsx';

export function PlaceError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
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
