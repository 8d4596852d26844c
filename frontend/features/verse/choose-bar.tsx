import { useParams } from '@tanstack/react-router';
import { formatReference } from '../../../domain/reference/format.ts';
import { Icon } from '../../ui/icons.tsx';
import { neighbourChapter, neighbourVerse, type Step } from '../shortcuts/neighbour.ts';
import { openSheet } from '../sidebar/sheet.ts';
import { StepLink } from '../toolbar/place-nav.tsx';
import { type ExplorerPlace, parsePlace } from './place.ts';

/** The ways elsewhere from a place that cannot be shown, where the toolbar would stand. */
export function ChooseBar() {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  const place = parsePlace({ book, chapter, verse });
  if (place === null) return null;
  const unit = place.verse === null ? 'chapter' : 'verse';
  return (
    <div className="place-nav place-nav-alone no-print">
      <nav aria-label={unit === 'verse' ? 'Verses' : 'Chapters'} className="place-steps">
        <button type="button" className="control bar-item xl:hidden" onClick={openSheet}>
          <Icon name="list" />
          Choose
        </button>
        <StepLink place={neighbour(place, -1)} unit={unit} word="Previous" />
        <StepLink place={neighbour(place, 1)} unit={unit} word="Next" />
      </nav>
    </div>
  );
}

function neighbour(place: ExplorerPlace, step: Step) {
  const found = place.verse === null ? neighbourChapter(place, step) : neighbourVerse(place, step);
  if (found === null || found === undefined) return null;
  const { book, chapter, verse } = found;
  const where = { book: book.id, chapter, verse: verse ?? 1 };
  const path = `/explorer/${where.book}/${where.chapter}/${where.verse}`;
  return { ...where, path, reference: formatReference(where) };
}
