import { useEffect } from 'react';
import { placeName } from '../../shared/places/place.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { BRAND } from '../../ui/brand.ts';
import { Numeral } from '../../ui/words/numeral.tsx';

/**
 * Shows the reference of a place while the place loads, instead of its heading and in the title of the browser tab.
 * It is not a heading element, because a screen reader would then announce the page twice.
 */
export function PlaceHeading() {
  const place = usePlace();
  const reference = place && placeName(place);
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
