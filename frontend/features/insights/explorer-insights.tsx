import { useState } from 'react';
import { InsightGallery } from './insight-gallery.tsx';
import { torahBook } from './torah-books.ts';

/** Below a verse or chapter not all of a book stands there at once: the page would be mostly that. */
const FIRST = 6;

export interface InsightsProps {
  /** The book that is read. */
  readonly book: string;
}

/** The gallery as it stands below a verse or chapter. It opens on the book that is read. */
export function ExplorerInsights({ book }: InsightsProps) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="text-lead font-medium">
        Explore Kabbalistic Insights
      </h2>
      <Opened key={book} book={book} />
    </section>
  );
}

function Opened({ book }: InsightsProps) {
  const [selected, select] = useState(torahBook(book));
  return <InsightGallery selected={selected} onSelect={select} level={3} first={FIRST} />;
}
