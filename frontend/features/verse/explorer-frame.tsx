import { Outlet, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLicensed, ownId } from '../../../domain/editions/index.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { useFurtherTexts } from '../../shared/scripture/further-texts.ts';
import { setReaderMode, useReaderMode } from '../../shared/settings/reader-mode.ts';
import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { InsightsSection } from '../insights/index.ts';
import { Sidebar } from '../sidebar/index.ts';

const READER_EXIT = lazyPart(() => import('./reader-exit.tsx'), 'ReaderExit');
const MISSING_VERSION = lazyPart(() => import('./missing-version.tsx'), 'MissingVersion');

/**
 * Makes the columns beside the text scroll with the page. If the script for it does not load, they stay at the top of
 * the window.
 */
function moveColumns(): void {
  const from = scrollY;
  import('./side-columns.ts').then(
    ({ followPage }) => followPage(from),
    () => {},
  );
}

const COLUMNS =
  'page explorer grid grid-cols-[minmax(0,1fr)] gap-y-10 xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:grid-rows-[auto_1fr] xl:gap-y-0';

/**
 * The frame that stays when the reader goes to another verse: columns, sidebar, and the gallery below. It also
 * surrounds the pages for loading, errors and missing places, so the reader can always go elsewhere.
 */
export function ExplorerFrame() {
  const search = useSearch({ from: '/explorer-frame' });
  const place = usePlace();
  const further = useFurtherTexts(place, search);
  const { readOn } = useReadingSettings();
  const isReaderMode = useReaderMode();
  // Reader mode ends when the reader leaves the explorer, because every other page needs its header.
  useEffect(() => () => setReaderMode(false), []);
  useEffect(() => {
    addEventListener('scroll', moveColumns, { once: true });
    return () => removeEventListener('scroll', moveColumns);
  }, []);
  return (
    <>
      {place !== null && (isLicensed(search.version) || ownId(search.version)) && (
        <LazyPart
          part={MISSING_VERSION}
          props={{ version: search.version, testament: place.book.testament }}
        />
      )}
      {/* The text comes first in the document, then the panel, then the sidebar. The grid puts them in the middle, on
          the right and on the left. */}
      {/* The second row takes the rest of the height, so that nothing comes between the text and what follows it. */}
      {/* Beside a chapter the panel is never wider, because two texts share the width that it leaves. */}
      <div
        data-parallel={(place?.verse === null && further.length > 0) || undefined}
        className={`${COLUMNS} ${place?.verse === null ? '[--panel:17.5rem]' : ''}`}
      >
        <Outlet />
        {place !== null && <Sidebar place={place} search={search} />}
      </div>
      {isReaderMode && <LazyPart part={READER_EXIT} props={{}} onFail={() => setReaderMode(false)} />}
      {/* If the reader reads on, the insights are shown after the first chapter. Here each added chapter would push
          them down. */}
      {place !== null && (place.verse !== null || !readOn) && <InsightsSection book={place.book.id} />}
    </>
  );
}
