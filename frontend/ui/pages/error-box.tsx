import type { ReactNode } from 'react';
import { errorsText } from '../../text/site/errors-text.ts';
import { Button } from '../forms/button.tsx';
import { drawnText } from '../words/drawn-text.ts';
import { RichText } from '../words/rich-text.tsx';

interface ErrorBoxProps {
  /**
   * What is shown instead of the heading “Error Loading Data:”, for example the heading of a page that
   * failed.
   */
  readonly heading?: ReactNode;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly requestId?: string | null | undefined;
  readonly retry?: (() => void) | undefined;
}

/** The classes of the frame around a message about a failure. Tests find it by the first class. */
export const ERROR_BOX =
  'error-box grid justify-items-start gap-3 rounded-(--radius) border border-s-4 border-danger p-5 text-ui';

export function ErrorBox({ heading, message, detail, requestId, retry }: ErrorBoxProps) {
  return (
    <div role="alert" className={ERROR_BOX}>
      {heading ?? <p className="font-semibold">{errorsText.heading}</p>}
      <p>{drawnText(message)}</p>
      {detail !== undefined && <p className="text-muted">{drawnText(detail)}</p>}
      {requestId && (
        <p className="text-muted">
          <RichText text={errorsText.request(requestId)} />
        </p>
      )}
      {retry !== undefined && <Button onClick={retry}>{errorsText.retry}</Button>}
    </div>
  );
}
