import { useQuery } from '@tanstack/react-query';
import type { EditionList } from '../../../domain/contract/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { versionLabel } from './in-words.ts';

/** The added text with this id, as the library lists it. Undefined for any other text. */
export function useAddedText(id: string): EditionList['editions'][number] | undefined {
  const isOwn = ownId(id) !== undefined;
  const { data } = useQuery({ ...libraryQueries.editions(), enabled: isOwn });
  return isOwn ? data?.editions.find((edition) => edition.id === id) : undefined;
}

/** A function that names the texts of a search. An added text has the name that the library lists. */
export function useVersionLabel(question: {
  readonly version?: string | undefined;
  readonly edition?: string | undefined;
}): (id: string) => string {
  const added = useAddedText(ownId(question.version) ?? question.edition ?? '');
  return (id) => (id === added?.id ? added.name : versionLabel(id));
}
