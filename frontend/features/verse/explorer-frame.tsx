import { Outlet, useSearch } from '@tanstack/react-router';
import { isLicensed } from '../../../domain/explorer-query.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { InsightsSection } from '../insights/index.ts';
import { Sidebar } from '../sidebar/index.ts';
import type { MissingVersionProps } from './missing-version.tsx';
import { usePlace } from './place-heading.tsx';
import { ReaderExit } from './reader-exit.tsx';

const MISSING_VERSION = lazyPart<MissingVersionProps>(
  'missing-version',
  async () => (await import('./missing-version.tsx')).MissingVersion,
);

/**
 * The frame that stays when the reader goes to another verse: columns, sidebar, and the gallery below. It also
 * surrounds the pages for loading, errors and missing places, so the reader can always go elsewhere.
 */
export function ExplorerFrame() {
  const search = useSearch({ from: '/explorer-frame' });
  const place = usePlace();
  return (
    <>
      {isLicensed(search.version) && place !== null && place.book.testament !== 'apocrypha' && (
        <LazyPart part={MISSING_VERSION} props={{ version: search.version }} />
      )}
      <div className="page explorer group/explorer">
        <Outlet />
        {place !== null && <Sidebar place={place} search={search} />}
      </div>
      <ReaderExit />
      {place !== null && <InsightsSection book={place.book.id} />}
    </>
  );
}
