import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { parsePlace } from '../../shared/place.ts';
import { InsightsSection } from '../insights/index.ts';
import { Sidebar } from '../sidebar/index.ts';

/**
 * What stays while the reader goes from verse to verse: the columns and the sidebar, and the gallery below them. The
 * page's own states — loading, failed, not there — stand inside it, so the way elsewhere is never lost.
 */
export function ExplorerFrame() {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  const search = useSearch({ from: '/explorer-frame' });
  const place = parsePlace({ book, chapter, verse });
  return (
    <>
      <div className="page explorer">
        {place !== null && <Sidebar place={place} search={search} />}
        <Outlet />
      </div>
      {place !== null && <InsightsSection book={place.book.id} />}
    </>
  );
}
