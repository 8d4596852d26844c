import { useParams } from '@tanstack/react-router';
import { type ExplorerPlace, parsePlace } from './place.ts';

/** The place in the address of the page that is shown or is loading. Null if the address names no place. */
export function usePlace(): ExplorerPlace | null {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  return parsePlace({ book, chapter, verse });
}
