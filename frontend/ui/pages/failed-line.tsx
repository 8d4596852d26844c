import { errorsText } from '../../text/site/errors-text.ts';
import { Button } from '../forms/button.tsx';

interface FailedLineProps {
  readonly message: string;
  readonly retry: () => void;
}

/** One line about a small part that could not be loaded. */
export const FailedLine = ({ message, retry }: FailedLineProps) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-4">
    {message}
    <Button onClick={retry}>{errorsText.retry}</Button>
  </p>
);
