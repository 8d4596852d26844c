import { type ComponentProps, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import type { ExplorerPlace } from '../../shared/places/place.ts';
import { changeReadingSettings } from '../../shared/settings/reading-settings.ts';
import { sidebarText } from '../../text/places/sidebar-text.ts';
import { EXPLORER_RAIL } from '../../ui/classes.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { closeSheet, openSheet, useHasRail, useSheet } from './sheet.ts';

const BY_REFERENCE = lazyPart(() => import('./by-reference.tsx'), 'ByReference');
const SEARCH = lazyPart(() => import('./search-tab.tsx'), 'SearchTab');

const TABS = [
  { id: 'reference', label: sidebarText.byReference },
  { id: 'search', label: sidebarText.search },
] as const;

interface SidebarProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
}

/** The button that leads to the sidebar: to its column beside the text, or to its sheet. */
export function ChooseButton(
  button: Omit<ComponentProps<typeof Button>, 'onClick' | 'onFocus' | 'onPointerEnter'>,
) {
  const preload = usePreload(BY_REFERENCE);
  return <Button onPointerEnter={preload} onFocus={preload} onClick={openSheet} {...button} />;
}

/**
 * The sidebar with forms to choose the place, the methods and a search. In a wide window it is a column beside the
 * text, which the reader can hide. Otherwise it is a sheet over the text.
 */
export function Sidebar(props: SidebarProps) {
  const hasRail = useHasRail();
  const isOpen = useSheet();
  // The sheet closes when the sidebar gets a column beside the text, and when the reader leaves the explorer.
  useEffect(() => {
    if (hasRail) closeSheet();
    return closeSheet;
  }, [hasRail]);
  if (hasRail) {
    return (
      <aside aria-label={sidebarText.sheet} data-rail="" className={EXPLORER_RAIL}>
        <Content {...props} />
        <Button
          aria-label={sidebarText.hide}
          title={sidebarText.hide}
          className="absolute end-0 top-1.5 min-h-8 w-7 px-0 text-muted"
          onClick={hideRail}
        >
          <Icon name="sidebar" />
        </Button>
      </aside>
    );
  }
  return (
    isOpen && (
      <Dialog title={sidebarText.sheet} onClose={closeSheet}>
        <Content {...props} />
      </Dialog>
    )
  );
}

function hideRail(): void {
  flushSync(() => changeReadingSettings({ sidebar: false }));
  document.querySelector<HTMLElement>('[data-opens-sidebar]')?.focus();
}

function Content({ place, search }: SidebarProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('reference');
  return (
    <Tabs label={sidebarText.tabs} tabs={TABS} selected={tab} onSelect={setTab}>
      {tab === 'reference' ? (
        <LazyPart
          part={BY_REFERENCE}
          props={{ place, search }}
          pending={<span className="skeleton skeleton-late mt-4 h-96 w-full" />}
        />
      ) : (
        <LazyPart part={SEARCH} props={{}} />
      )}
    </Tabs>
  );
}
