import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePlace } from '../../shared/places/use-place.ts';
import { MORE, SCREENS } from '../../shared/settings/screens.ts';
import { siteHeaderText } from '../../text/site/site-header-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { CURRENT_LINK } from '../../ui/classes.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { AccountCorner, AdminCorner } from '../accounts/index.ts';
import { PlacePicker, ReferenceBox } from '../reference/index.ts';
import { SETTINGS } from '../settings/index.ts';

const BAR =
  'mx-auto flex min-h-14 max-w-page items-center gap-x-0.5 px-0.5 max-[22.5rem]:[&_.control-icon]:min-w-9 md:px-[1.125rem] md:max-[72rem]:flex-wrap md:max-[72rem]:gap-y-1.5 md:max-[72rem]:py-1.5 min-[100rem]:has-data-admin-links:max-w-none';

const SCREEN_LINKS =
  'hidden gap-0.5 md:flex md:max-[72rem]:min-w-0 md:max-[72rem]:flex-1 md:max-[72rem]:basis-[calc(100%-12rem)] md:max-[72rem]:flex-wrap min-[100rem]:has-data-admin-links:*:px-2';

const HOME =
  'control min-w-0 text-start font-semibold wrap-anywhere max-[22.5rem]:text-meta md:whitespace-nowrap';
const BOX =
  'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-background max-md:px-4 max-md:py-2 max-md:not-focus-within:pointer-events-none max-md:not-focus-within:[clip-path:inset(50%)] md:mx-2 md:min-w-0 md:flex-1';

/**
 * The header of every page. It stays at the top of the window. From 768 to 1,152 px it has two lines: brand and
 * screens, which scroll away, and the current reference with the search box, which stay. A wider window has room for
 * one line. On a phone the screens are in the menu, and in the explorer the brand is only a letter.
 */
export function SiteHeader() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const preloadSettings = usePreload(SETTINGS);
  const isReading = usePlace() !== null;
  const openSettings = () => setSettingsOpen(true);
  const closeSettings = () => setSettingsOpen(false);
  return (
    <header className="site-header no-print sticky top-0 z-20 border-b border-line bg-background md:max-[72rem]:-top-[3.125rem]">
      <div className={BAR}>
        <Link
          to="/"
          className={`${HOME} ${isReading ? 'max-md:min-w-9 max-md:flex-none max-md:px-1' : 'max-md:pe-0'}`}
          activeOptions={{ exact: true }}
        >
          {isReading && (
            <span lang="he" aria-hidden="true" className="text-h2 leading-none text-accent md:hidden">
              {siteHeaderText.mark}
            </span>
          )}
          <span className={isReading ? 'max-md:sr-only' : ''}>{BRAND}</span>
        </Link>
        <nav aria-label={siteHeaderText.main} className={SCREEN_LINKS}>
          {SCREENS.map(({ to, label, ...rest }) => (
            <Link
              key={to}
              to={to}
              className={`control whitespace-nowrap md:max-[88rem]:px-1.5 ${'onlyWide' in rest ? 'max-[80rem]:hidden' : ''} ${CURRENT_LINK}`}
            >
              {label}
            </Link>
          ))}
          <AdminCorner />
        </nav>
        <PlacePicker />
        <div ref={box} className={BOX}>
          <ReferenceBox />
        </div>
        <Button
          aria-label={siteHeaderText.search}
          className="control-icon ms-auto md:hidden"
          onClick={() => box.current?.querySelector('input')?.focus()}
        >
          <Icon name="search" />
        </Button>
        <Button
          data-opens-settings=""
          aria-label={siteHeaderText.themeSettings}
          aria-haspopup="dialog"
          className="control-icon or-word"
          onPointerEnter={preloadSettings}
          onFocus={preloadSettings}
          onClick={openSettings}
        >
          <Icon name="settings" />
          <span>{siteHeaderText.settings}</span>
        </Button>
        <Link
          to="/help"
          aria-label={siteHeaderText.help}
          className={`control control-icon or-word max-[72rem]:hidden ${CURRENT_LINK}`}
        >
          <Icon name="help" />
          <span>{siteHeaderText.help}</span>
        </Link>
        <AccountCorner openSettings={openSettings} />
        <div className="min-[80rem]:hidden">
          <Menu
            label={siteHeaderText.menu}
            className="control-icon"
            content={(close) => <MenuLinks close={close} />}
          >
            <Icon name="menu" />
          </Menu>
        </div>
      </div>
      {settingsOpen && <LazyPart part={SETTINGS} props={{ onClose: closeSettings }} onFail={closeSettings} />}
    </header>
  );
}

function MenuLinks({ close }: { readonly close: () => void }) {
  return (
    <nav aria-label={siteHeaderText.menu} className="grid">
      {[...SCREENS, ...MORE].map(({ to, label, ...rest }, index) => (
        <Link
          key={to}
          to={to}
          className={`control justify-start ${index < SCREENS.length && !('onlyWide' in rest) ? 'md:hidden' : ''} ${CURRENT_LINK}`}
          onClick={close}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
