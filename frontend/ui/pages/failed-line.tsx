import { errorsText } from '../../text/site/errors-text.ts';

interface FailedLineProps {
  readonly message: string;
  readonly retry: () => void;
}

/** One line about a small part that could not be loaded. */
export const FailedLine = ({ message, retry }: FailedLineProps) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-4">
    {message}
    <button type="button" className="control control-lined" onClick={retry}>
      {errorsText.retry}
    </button>
  </p>
);
