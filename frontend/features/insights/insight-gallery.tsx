import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { InsightCard } from './insight-card.tsx';
import { insightsQuery } from './insight-queries.ts';
import { TORAH_BOOKS, type TorahBook } from './torah-books.ts';

interface InsightGalleryProps {
  readonly selected: TorahBook | null;
  readonly onSelect: (book: TorahBook) => void;
  readonly level: 2 | 3;
  readonly first?: number;
}

export function InsightGallery({ selected, onSelect, level, first }: InsightGalleryProps) {
  return (
    <div className="mt-3">
      <Tabs label={insightsText.books} tabs={TORAH_BOOKS} selected={selected} onSelect={onSelect}>
        {selected !== null && <Cards key={selected} book={selected} level={level} first={first} />}
      </Tabs>
    </div>
  );
}

interface CardsProps extends Pick<InsightGalleryProps, 'level'> {
  readonly book: TorahBook;
  readonly first: number | undefined;
}

const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4 pt-4';

function Cards({ book, level, first }: CardsProps) {
  const { data = [], error, isPending, refetch } = useQuery(insightsQuery(book));
  const [expanded, expand] = useState<string | null>(null);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (error === null) return;
    toast({
      title: insightsText.gallery.failed,
      description: insightsText.gallery.failedText,
      destructive: true,
    });
  }, [error]);
  if (isPending)
    return (
      <Skeleton
        label={insightsText.gallery.loading}
        bars={Array(6).fill('h-72 w-full')}
        className={`${CARDS} skeleton-late`}
      />
    );
  if (data.length === 0) {
    return error === null ? <NoInsights book={book} /> : <NotLoaded retry={() => void refetch()} />;
  }
  return (
    <>
      <ul className={CARDS}>
        {data.slice(0, shown).map((insight) => (
          <InsightCard
            key={insight.id}
            insight={insight}
            level={level}
            isExpanded={insight.id === expanded}
            onToggle={() => expand((now) => (now === insight.id ? null : insight.id))}
          />
        ))}
      </ul>
      {shown !== undefined && shown < data.length && (
        <Button className="control-lined mt-4" onClick={() => setShown(undefined)}>
          {insightsText.gallery.showAll(data.length, nameOf(book))}
        </Button>
      )}
    </>
  );
}

const nameOf = (book: TorahBook): string => TORAH_BOOKS.find(({ id }) => id === book)?.label ?? book;

function NoInsights({ book }: { readonly book: TorahBook }) {
  return (
    <div className="grid justify-items-start gap-1 py-6">
      <p>{insightsText.gallery.none(nameOf(book))}</p>
      <p className="text-ui text-muted">{insightsText.gallery.noneText}</p>
    </div>
  );
}

/** A failure to load insights. The list is then empty, but it must not say that the book has no insights. */
function NotLoaded({ retry }: { readonly retry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p>{insightsText.gallery.notLoaded}</p>
      <Button onClick={retry}>{insightsText.gallery.retry}</Button>
    </div>
  );
}
