import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ExplorerSearch } from '../../addresses/explorer.ts';
import type { ExplorerPlace } from '../../shared/place.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ByReference } from './by-reference.tsx';
import { closeSheet, useHasRail, useSheet } from './sheet.ts';

const SEARCH = lazyPart('search tab', async () => (await import('./search-tab.tsx')).SearchTab);

const TABS = [
  { id: 'reference', label: 'By Reference' },
  { id: 'search', label: 'Search' },
] as const;

interface SidebarProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
}

/**
 * The sidebar with forms to choose the place, the methods and a search. In a wide window it is a column beside the
 * text, in a narrow window a sheet over the text.
 */
export function Sidebar(props: SidebarProps) {
  const hasRail = useHasRail();
  const isOpen = useSheet();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes when the reader opens another place.
  useEffect(closeSheet, [path, hasRail]);
  if (hasRail) {
    return (
      <div className="explorer-rail no-print">
        <Content {...props} />
      </div>
    );
  }
  return (
    isOpen && (
      <Dialog title="What to read" onClose={closeSheet}>
        <Content {...props} />
      </Dialog>
    )
  );
}

function Content({ place, search }: SidebarProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('reference');
  return (
    <Tabs label="Ways to a verse" tabs={TABS} selected={tab} onSelect={setTab}>
      {tab === 'reference' ? (
        <ByReference place={place} search={search} />
      ) : (
        <LazyPart part={SEARCH} props={{}} />
      )}
    </Tabs>
  );
}
