import { Link } from '@tanstack/react-router';
import { explorerPath } from '../../../domain/reference/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import type { Named } from './use-named-words.ts';

const text = calculatorText.reference;

interface NamedLineProps {
  readonly typed: string;
  readonly named: Named;
}

/** Which words a typed reference has taken, with a link to them, or why it has none. */
export function NamedLine({ typed, named: { isPending, words, error, retry } }: NamedLineProps) {
  if (error !== null) {
    return (
      <ErrorBox message={text.failed} detail={error.message} retry={isTemporary(error) ? retry : undefined} />
    );
  }
  if (!isPending && words === null) return null;
  return (
    <p role="status" className="text-ui text-muted">
      {isPending && text.pending(typed)}
      {words?.ok === false && words.reason}
      {words?.ok && (
        <>
          {words.notes.join('. ')}
          {' · '}
          <Link
            to={explorerPath(words.place)}
            search={words.chosen === undefined ? {} : { words: words.chosen }}
            className="inline-block py-1 text-accent"
          >
            <bdi>{text.open(words.name)}</bdi>
          </Link>
        </>
      )}
    </p>
  );
}
