import { useParams } from '@tanstack/react-router';
import { formatReference } from '../../../domain/reference/index.ts';
import { type ExplorerPlace, parsePlace } from '../../shared/place.ts';
import { PLACE_NAV, PLACE_NAV_MARGINS } from '../../ui/classes.ts';
import { neighbourChapter, neighbourVerse, type Step } from '../shortcuts/index.ts';
import { PlaceSteps } from '../toolbar/index.ts';

/** Links to other places on the page for a place that cannot be shown. They are at the position of the toolbar. */
export function ChooseBar() {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  const place = parsePlace({ book, chapter, verse });
  if (place === null) return null;
  const unit = place.verse === null ? 'chapter' : 'verse';
  return (
    <div className={`${PLACE_NAV} grid-cols-1 ${PLACE_NAV_MARGINS}`}>
      <PlaceSteps unit={unit} previous={neighbour(place, -1)} next={neighbour(place, 1)} />
    </div>
  );
}

function neighbour(place: ExplorerPlace, step: Step) {
  const found = place.verse === null ? neighbourChapter(place, step) : neighbourVerse(place, step);
  if (found === null || found === undefined) return null;
  const { book, chapter, verse } = found;
  const where = { book: book.id, chapter, verse: verse ?? 1 };
  return { ...where, reference: formatReference(where) };
}
