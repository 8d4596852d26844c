import type { ReactNode } from 'react';

interface ErrorBoxProps {
  /** Where the whole page failed, its heading. */
  readonly heading?: ReactNode;
  readonly message: string;
  /** What the server said of it, where it said something. */
  readonly detail?: string | undefined;
  /** Under which the server's log knows the request. */
  readonly requestId?: string | null | undefined;
  /** Left out where trying again cannot help. */
  readonly retry?: (() => void) | undefined;
}

/** A part of a page that did not come: what happened, and a way to try again; the rest of the page stays. */
export function ErrorBox({ heading, message, detail, requestId, retry }: ErrorBoxProps) {
  return (
    <div role="alert" className="error-box text-ui">
      {heading ?? <p className="font-semibold">Error Loading Data:</p>}
      <p>{message}</p>
      {detail !== undefined && <p className="text-muted">{detail}</p>}
      {requestId && (
        <p className="text-muted">
          If it keeps happening, mention the request <code>{requestId}</code>.
        </p>
      )}
      {retry !== undefined && (
        <button type="button" className="control control-lined" onClick={retry}>
          Retry
        </button>
      )}
    </div>
  );
}
