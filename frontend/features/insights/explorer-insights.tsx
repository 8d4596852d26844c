import { useState } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { insightsText } from '../../text/insights.ts';
import { InsightGallery } from './insight-gallery.tsx';
import { TORAH_BOOKS, torahBook } from './torah-books.ts';

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
 * The gallery below a verse or chapter. It opens at the reader’s book. For a book outside the Torah it has only its
 * tabs and a button, because insights on another book would be longer than the rest of the page.
 */
export function ExplorerInsights({ book }: InsightsProps) {
  return (
    <section aria-labelledby="insights" className="border-t border-line pt-6">
      <h2 id="insights" className="text-lead font-medium">
        {insightsText.title}
      </h2>
      <Gallery key={book} book={book} />
    </section>
  );
}

function Gallery({ book }: InsightsProps) {
  const [selected, select] = useState(torahBook(book));
  const [isOpen, setOpen] = useState(TORAH_BOOKS.some(({ id }) => id === book));
  return (
    <InsightGallery
      selected={selected}
      onSelect={(chosen) => {
        select(chosen);
        setOpen(true);
      }}
      level={3}
      first={SHOWN_INSIGHTS}
      closed={isOpen ? undefined : { book: nameOf(book), open: () => setOpen(true) }}
    />
  );
}

const nameOf = (book: string): string => (isBookId(book) ? bookById(book).name : book);
