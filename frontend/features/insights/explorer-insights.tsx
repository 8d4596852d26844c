import { useState } from 'react';
import { InsightGallery } from './insight-gallery.tsx';
import { torahBook } from './torah-books.ts';

/**
 * The number of insights that are shown at first below a verse or chapter. All insights would be longer than the
 * rest of the page.
 */
const SHOWN_INSIGHTS = 6;

export interface InsightsProps {
  /** The book that the reader has open. */
  readonly book: string;
}

/**
 * The gallery below a verse or chapter. It opens at the reader’s book, or at the first tab if that book is not in
 * the Torah.
 */
export function ExplorerInsights({ book }: InsightsProps) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="text-lead font-medium">
        Explore Kabbalistic Insights
      </h2>
      <Gallery key={book} book={book} />
    </section>
  );
}

function Gallery({ book }: InsightsProps) {
  const [selected, select] = useState(torahBook(book));
  return <InsightGallery selected={selected} onSelect={select} level={3} first={SHOWN_INSIGHTS} />;
}
