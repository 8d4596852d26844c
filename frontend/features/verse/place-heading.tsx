import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatReference } from '../../../domain/reference/index.ts';
import { type ExplorerPlace, parsePlace } from '../../shared/places/place.ts';
import { BRAND } from '../../ui/brand.ts';
import { Numeral } from '../../ui/words/numeral.tsx';

/** The place in the address of the page that is shown or is loading. Null if the address names no place. */
export function usePlace(): ExplorerPlace | null {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  return parsePlace({ book, chapter, verse });
}

/**
 * Shows the reference of a place while the place loads, instead of its heading and in the title of the browser tab.
 * It is not a heading element, because a screen reader would then announce the page twice.
 */
export function PlaceHeading() {
  const place = usePlace();
  const reference =
    place === null
      ? null
      : formatReference({
          book: place.book.id,
          chapter: place.chapter,
          ...(place.verse === null ? {} : { verse: place.verse }),
        });
  useEffect(() => {
    if (reference !== null) document.title = `${reference} · ${BRAND}`;
  }, [reference]);
  if (reference === null) return <span className="skeleton h-11 w-56" />;
  return (
    <p className="text-h2 md:text-h1 leading-[1.2] font-medium tracking-tight">
      {place?.verse === null ? <Numeral reference={reference} /> : <bdi>{reference}</bdi>}
    </p>
  );
}
