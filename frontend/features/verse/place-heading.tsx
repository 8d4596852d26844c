import { useParams } from '@tanstack/react-router';
import { formatReference } from '../../../domain/reference/format.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { parsePlace } from './place.ts';

/** The heading of a place on its way: the reference one asked for stands at once, never the one before. */
export function PlaceHeading() {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  const place = parsePlace({ book, chapter, verse });
  if (place === null) return <span className="skeleton h-11 w-56" />;
  const reference = formatReference({
    book: place.book.id,
    chapter: place.chapter,
    ...(place.verse === null ? {} : { verse: place.verse }),
  });
  return (
    <PageHeading title={reference}>
      <bdi>{reference}</bdi>
    </PageHeading>
  );
}
