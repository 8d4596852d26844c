import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { BRAND } from '../../ui/brand.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { AccountCorner, AdminCorner } from '../accounts/index.ts';
import { ReferenceBox } from '../reference/index.ts';
import { SETTINGS } from '../settings/index.ts';

/** The main screens, in the order of the header. */
const SCREENS = [
  { to: '/explorer', label: 'Explorer' },
  { to: '/search', label: 'Search' },
  { to: '/calculator', label: 'Calculator' },
  { to: '/name-explorer', label: 'Names' },
  { to: '/tree-of-life', label: 'Tree of Life' },
  { to: '/hybrid-explorer', label: 'Hybrid' },
  { to: '/greek-gematria', label: 'Greek' },
] as const;

/** Further screens. They are in the menu of a narrow window, and the landing page has links to them at its end. */
const MORE = [
  { to: '/insights', label: 'Insights' },
  { to: '/bible', label: 'Books' },
  { to: '/methods', label: 'Methods' },
  { to: '/help', label: 'Help' },
  { to: '/about', label: 'About the texts' },
] as const;

/** The header of every page. */
export function SiteHeader() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const preloadSettings = usePreload(SETTINGS);
  const openSettings = () => setSettingsOpen(true);
  const closeSettings = () => setSettingsOpen(false);
  return (
    <header className="site-header no-print">
      <div className="site-bar">
        <Link to="/" className="control font-semibold" activeOptions={{ exact: true }}>
          {BRAND}
        </Link>
        <nav aria-label="Main" className="site-nav">
          {SCREENS.map(({ to, label }) => (
            <Link key={to} to={to} className="control site-nav-link">
              {label}
            </Link>
          ))}
          <AdminCorner />
        </nav>
        <div ref={box} className="site-reference">
          <ReferenceBox />
        </div>
        <button
          type="button"
          aria-label="Go to a reference"
          className="control control-icon site-phone ms-auto"
          onClick={() => box.current?.querySelector('input')?.focus()}
        >
          <Icon name="search" />
        </button>
        <button
          type="button"
          aria-label="Theme settings"
          aria-haspopup="dialog"
          className="control control-icon"
          onPointerEnter={preloadSettings}
          onFocus={preloadSettings}
          onClick={openSettings}
        >
          <Icon name="settings" />
        </button>
        <Link to="/help" aria-label="Help" className="control control-icon site-wide site-nav-link">
          <Icon name="help" />
        </Link>
        <AccountCorner openSettings={openSettings} />
        <div className="site-narrow">
          <Menu label="Menu" className="control-icon" content={(close) => <MenuLinks close={close} />}>
            <Icon name="menu" />
          </Menu>
        </div>
      </div>
      {settingsOpen && <LazyPart part={SETTINGS} props={{ onClose: closeSettings }} onFail={closeSettings} />}
    </header>
  );
}

/** The menu with all screens, for windows in which the header has no room for the links. */
function MenuLinks({ close }: { readonly close: () => void }) {
  return (
    <nav aria-label="Main" className="grid">
      {[...SCREENS, ...MORE].map(({ to, label }) => (
        <Link key={to} to={to} className="control site-menu-link" onClick={close}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
