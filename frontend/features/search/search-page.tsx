import { Link, useParams, useSearch } from '@tanstack/react-router';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchTab } from '../sidebar/search-tab.tsx';

/** What was asked, as the badge says it; null where nothing was. */
function useQueryAsked(): string | null {
  const { value } = useParams({ strict: false });
  const { term } = useSearch({ strict: false });
  if (value !== undefined) return `Gematria value ${value}`;
  return term ?? null;
}

/** The search's address until there is a search behind it: it says so, and loses nothing that was typed. */
export function SearchPage() {
  const asked = useQueryAsked();
  if (asked === null) {
    return (
      <div className="page max-w-[34rem]">
        <PageHeading title="Search">Search</PageHeading>
        <div className="mt-6">
          <SearchTab />
        </div>
      </div>
    );
  }
  return (
    <div className="page max-w-[45rem]">
      <PageHeading title={`${asked} · Search Results`}>Search Results</PageHeading>
      <p className="mt-3">
        <bdi className="query-badge">{asked}</bdi>
      </p>
      <p className="mt-6">
        Search is not part of this version yet, so nothing was looked for. Your question stays in the address
        of this page, and verses of similar value stand beside every verse.
      </p>
      <p className="mt-6">
        <Link to="/explorer" className="control control-lined">
          Continue Exploring
        </Link>
      </p>
    </div>
  );
}
