import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { listName, originalId, originalsOf } from '../../../domain/editions/index.ts';
import { missingEditionText } from '../../text/places/missing-edition-text.ts';

interface MissingEditionProps {
  /** The edition that the address names. It is not the one that is shown. */
  readonly asked: string;
  /** The id of the book that is shown. */
  readonly book: string;
}

/**
 * Says that the page shows another edition than the address names. An edition of another testament needs no line,
 * because a reader's choice stays in the address, and the default edition needs no choice.
 */
export function MissingEdition({ asked, book }: MissingEditionProps) {
  const id = originalId(asked);
  if (!isBookId(book)) return null;
  const { name, testament } = bookById(book);
  const [, ...others] = originalsOf(testament);
  if (id !== undefined && !others.includes(id)) return null;
  return (
    <p role="status" className="text-ui text-muted">
      {id === undefined ? missingEditionText.unknown(asked) : missingEditionText.notHere(listName(id), name)}
    </p>
  );
}
