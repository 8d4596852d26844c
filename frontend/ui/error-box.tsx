interface ErrorBoxProps {
  readonly message: string;
  /** What the server said of it, where it said something. */
  readonly detail?: string | undefined;
  readonly retry: () => void;
}

/** A part of a page that did not come: what happened, and a way to try again; the rest of the page stays. */
export function ErrorBox({ message, detail, retry }: ErrorBoxProps) {
  return (
    <div role="alert" className="error-box text-ui">
      <p className="font-semibold">Error Loading Data:</p>
      <p>{message}</p>
      {detail !== undefined && <p className="text-muted">{detail}</p>}
      <button type="button" className="control control-lined mt-3" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
