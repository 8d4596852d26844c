import { Link } from '@tanstack/react-router';
import { keepSearch } from '../../addresses/explorer.ts';
import { chapterVerses } from '../../shared/chapter-verses.ts';
import { chapterName, type ExplorerPlace } from '../../shared/place.ts';

/** More verses than this are folded away until they are asked for: Psalm 119 and four other chapters. */
const LONG = 80;

/** The verses of the chapter one is in. */
export function ChapterRail({ place }: { readonly place: ExplorerPlace }) {
  const { book, chapter, verse } = place;
  const verses = chapterVerses(book, chapter);
  if (verses.length === 0) return null;
  const name = chapterName(book.id, chapter);
  return (
    <nav aria-label={`Verses of ${name}`}>
      <details key={name} open={verses.length < LONG} className="accordion accordion-ruled">
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
                {one === 0 ? 'Title' : one}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
