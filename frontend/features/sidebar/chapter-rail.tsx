import { Link } from '@tanstack/react-router';
import { type ChapterPlace, chapterName } from '../verse/place.ts';
import { chapterVerses } from './chapter-verses.ts';

/** The verses of the chapter one is in. */
export function ChapterRail({ place }: { readonly place: ChapterPlace }) {
  const { book, chapter } = place;
  const verses = chapterVerses(book, chapter);
  if (verses.length === 0) return null;
  const name = chapterName(book.id, chapter);
  return (
    <nav aria-label={`Verses of ${name}`}>
      <h2 className="text-lead font-medium">{name}</h2>
      <ul className="mt-2 flex flex-wrap gap-0.5 text-ui tabular-nums">
        {verses.map((verse) => (
          <li key={verse}>
            <Link
              to="/explorer/$book/$chapter/$verse"
              params={{ book: book.id, chapter: String(chapter), verse: String(verse) }}
              search={(search) => search}
              className="control min-w-11 px-2 aria-[current=page]:bg-selected aria-[current=page]:font-semibold"
              activeOptions={{ includeSearch: false }}
            >
              {verse === 0 ? 'Title' : verse}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
