import { useNavigate, useSearch } from '@tanstack/react-router';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { InsightGallery } from './insight-gallery.tsx';

export function InsightsPage() {
  const { book } = useSearch({ from: '/insights' });
  const navigate = useNavigate({ from: '/insights' });
  return (
    <div className="page">
      <PageHeading title={insightsText.pageTitle}>{insightsText.title}</PageHeading>
      <p className="mt-3 max-w-[42rem] text-muted">{insightsText.lead}</p>
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
