import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { listName, originalId, originalsOf } from '../../../domain/editions/index.ts';
import { placeProblemsText } from '../../text/places/place-problems-text.ts';

interface MissingEditionProps {
  /** The edition that the address names. It is not the one that is shown. */
  readonly chosen: string;
  readonly book: string;
}

/**
 * Says that the page shows another edition than the address names. It says nothing about the default edition, nor
 * about an edition of the other testament: the address keeps that one for the verses of that testament.
 */
export function MissingEdition({ chosen, book }: MissingEditionProps) {
  const id = originalId(chosen);
  if (!isBookId(book)) return null;
  const { name, testament } = bookById(book);
  const [, ...others] = originalsOf(testament);
  if (id !== undefined && !others.includes(id)) return null;
  return (
    <p role="status" className="text-ui text-muted">
      {id === undefined
        ? placeProblemsText.edition.unknown(chosen)
        : placeProblemsText.edition.notHere(listName(id), name)}
    </p>
  );
}
