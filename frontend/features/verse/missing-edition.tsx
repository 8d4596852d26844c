import { useQuery } from '@tanstack/react-query';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { EditionList } from '../../../domain/contract/index.ts';
import { listName, originalId, originalsOf, ownId } from '../../../domain/editions/index.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { placeProblemsText } from '../../text/places/place-problems-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

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
  const isOwn = ownId(chosen) !== undefined;
  const { data } = useQuery({ ...libraryQueries.editions(), enabled: isOwn });
  const text = isOwn ? data && aboutAdded(chosen, book, data.editions) : aboutKnown(chosen, book);
  return (
    text && (
      <p role="status" className="text-ui text-muted">
        <MixedText>{text}</MixedText>
      </p>
    )
  );
}

function aboutKnown(chosen: string, book: string): string | undefined {
  const id = originalId(chosen);
  if (!isBookId(book)) return undefined;
  const { name, testament } = bookById(book);
  const [, ...others] = originalsOf(testament);
  if (id === undefined) return placeProblemsText.edition.unknown(chosen);
  return others.includes(id) ? placeProblemsText.edition.notHere(listName(id), name) : undefined;
}

/** An added edition belongs to the testaments of its books. */
function aboutAdded(chosen: string, book: string, editions: EditionList['editions']): string | undefined {
  const edition = editions.find(({ id }) => id === chosen);
  if (edition === undefined) return placeProblemsText.edition.gone;
  if (!isBookId(book)) return undefined;
  const { name, testament } = bookById(book);
  const isOfTestament = edition.books.some((id) => isBookId(id) && bookById(id).testament === testament);
  return isOfTestament ? placeProblemsText.edition.notHere(edition.name, name) : undefined;
}
