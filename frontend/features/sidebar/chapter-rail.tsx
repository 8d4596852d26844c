import { Link } from '@tanstack/react-router';
import { keepSearch } from '../../addresses/explorer.ts';
import { chapterName, type ExplorerPlace, verseName } from '../../shared/place.ts';
import { useVerses } from './sidebar-queries.ts';

/**
 * In chapters with this many verses or more the list is collapsed at first. These are Psalm 119 and four other
 * chapters.
 */
const LONG_CHAPTER = 80;

/** Links to the verses of the current chapter. */
export function ChapterRail({ place }: { readonly place: ExplorerPlace }) {
  const { book, chapter, verse } = place;
  const verses = useVerses(book, chapter);
  if (verses.length === 0) return null;
  const name = chapterName(book.id, chapter);
  return (
    <nav aria-label={`Verses of ${name}`}>
      <details key={name} open={verses.length < LONG_CHAPTER} className="accordion accordion-ruled">
        <summary>{name}</summary>
        <ul className="verse-grid">
          {verses.map((one) => (
            <li key={one}>
              <Link
                to="/explorer/$book/$chapter/$verse"
                params={{ book: book.id, chapter: String(chapter), verse: String(one) }}
                search={keepSearch}
                aria-current={one === verse ? 'page' : undefined}
              >
                {verseName({ book: book.id, verse: one })}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
