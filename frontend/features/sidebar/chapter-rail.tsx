import { Link } from '@tanstack/react-router';
import { chapterName, type ExplorerPlace, placeLink, verseName } from '../../shared/places/place.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { closeSheet } from './sheet.ts';
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
    <nav aria-label={byReferenceText.versesOf(name)}>
      <Accordion title={name} key={name} open={verses.length < LONG_CHAPTER} className="border-t border-line">
        <ul className="-mx-1 grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-0.5">
          {verses.map((one) => (
            <li key={one}>
              <Link
                {...placeLink({ book, chapter, verse: one })}
                onClick={closeSheet}
                className="grid min-h-9 place-items-center rounded-(--radius) text-meta tabular-nums no-underline text-muted hover:bg-selected hover:text-ink aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-accent"
                aria-current={one === verse ? 'page' : undefined}
              >
                {verseName({ book: book.id, verse: one })}
              </Link>
            </li>
          ))}
        </ul>
      </Accordion>
    </nav>
  );
}
