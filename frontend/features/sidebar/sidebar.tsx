import type { ExplorerSearch } from '../verse/explorer-search.ts';
import type { ExplorerPlace } from '../verse/place.ts';
import { ChapterRail } from './chapter-rail.tsx';
import { MethodSelect } from './method-select.tsx';

interface SidebarProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
}

/** The ways to choose what is read and how it is counted. */
export function Sidebar({ place, search }: SidebarProps) {
  return (
    <div className="explorer-rail no-print grid content-start gap-6">
      <ChapterRail place={place} />
      <MethodSelect methods={search.methods} />
    </div>
  );
}
