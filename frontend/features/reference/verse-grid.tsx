import { Link } from '@tanstack/react-router';
import { chapterName, type ExplorerPlace, placeLink, verseName } from '../../shared/places/place.ts';
import { useVerses } from '../../shared/scripture/use-verses.ts';
import { bookGridText } from '../../text/places/book-grid-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { onGridKey } from './grid-keys.ts';

/**
 * In chapters with this many verses or more the list is collapsed at first. These are Psalm 119 and four other
 * chapters.
 */
const LONG_CHAPTER = 80;

const VERSE =
  'grid min-h-9 place-items-center rounded-(--radius) text-meta tabular-nums no-underline text-muted hover:bg-selected hover:text-ink aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-accent';

interface VerseGridProps {
  readonly place: ExplorerPlace;
  readonly onDone: () => void;
}

/** The verses of the chapter that is read. They are one Tab stop. */
export function VerseGrid({ place: { book, chapter, verse }, onDone }: VerseGridProps) {
  const verses = useVerses(book, chapter);
  if (verses.length === 0) return null;
  const stop = verse !== null && verses.includes(verse) ? verse : verses[0];
  const title = bookGridText.versesOf(chapterName(book.id, chapter));
  return (
    <nav aria-label={title} onKeyDown={onGridKey}>
      <Accordion title={title} open={verses.length < LONG_CHAPTER}>
        <ul className="-mx-1 grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-0.5">
          {verses.map((one) => (
            <li key={one}>
              <Link
                {...placeLink({ book, chapter, verse: one })}
                preload={false}
                onClick={onDone}
                data-item=""
                tabIndex={one === stop ? 0 : -1}
                className={VERSE}
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
