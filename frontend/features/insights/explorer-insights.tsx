import { useState } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { InsightGallery } from './insight-gallery.tsx';
import { TORAH_BOOKS } from './torah-books.ts';

/**
 * The number of insights that are shown at first below a verse or chapter. All insights would be longer than the
 * rest of the page.
 */
const SHOWN_INSIGHTS = 6;

export interface InsightsProps {
  readonly book: string;
  /** True if the gallery of insights is in a part that can be folded, which has the heading. */
  readonly isFolded?: boolean;
}

/**
 * The gallery of insights below a verse or chapter. It opens at the reader’s book. For a book outside the Torah no
 * tab is open, because insights on another book would be longer than the rest of the page.
 */
export function ExplorerInsights({ book, isFolded = false }: InsightsProps) {
  return (
    <section aria-label={insightsText.title} className={isFolded ? '' : 'border-t border-line pt-6'}>
      {!isFolded && <h2 className="text-lead font-medium">{insightsText.title}</h2>}
      <Gallery key={book} book={book} level={isFolded ? 2 : 3} />
    </section>
  );
}

function Gallery({ book, level }: Pick<InsightsProps, 'book'> & { readonly level: 2 | 3 }) {
  const ownBook = TORAH_BOOKS.find(({ id }) => id === book)?.id ?? null;
  const [selected, select] = useState(ownBook);
  return (
    <>
      {ownBook === null && (
        <p className="mt-2 text-ui text-muted">{insightsText.gallery.otherBook(nameOf(book))}</p>
      )}
      <InsightGallery selected={selected} onSelect={select} level={level} first={SHOWN_INSIGHTS} />
    </>
  );
}

const nameOf = (book: string): string => (isBookId(book) ? bookById(book).name : book);
