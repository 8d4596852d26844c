import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeading } from '../../ui/page-heading.tsx';
import { InsightGallery } from './insight-gallery.tsx';

/** The page with the whole gallery. The address contains the open book. */
export function InsightsPage() {
  const { book } = useSearch({ from: '/insights' });
  const navigate = useNavigate({ from: '/insights' });
  return (
    <div className="page max-w-tools">
      <PageHeading title="Kabbalistic Insights">Explore Kabbalistic Insights</PageHeading>
      <p className="mt-3 max-w-[42rem] text-muted">
        What Jewish tradition reads in the words, letters and numbers of the Torah, with the oldest source we
        know. Every number is counted again in the text of this library; where another count is handed down,
        both are told.
      </p>
      <InsightGallery
        level={2}
        selected={book}
        onSelect={(chosen) =>
          void navigate({
            search: { book: chosen },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
