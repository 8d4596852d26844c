import { Link } from '@tanstack/react-router';
import { BRAND } from '../brand.ts';
import { ThemeSelect } from './theme-select.tsx';

/** The bar over every page. A link appears here when its screen exists. */
export function SiteHeader() {
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-background">
      <div className="mx-auto flex h-14 max-w-[90rem] items-center gap-1 ps-0.5 pe-4 md:ps-4.5 md:pe-8">
        <Link to="/" className="control font-semibold" activeOptions={{ exact: true }}>
          {BRAND}
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={{ book: 'psalms', chapter: '23', verse: '3' }}
            className="control"
          >
            Explorer
          </Link>
        </nav>
        <div className="ms-auto">
          <ThemeSelect />
        </div>
      </div>
    </header>
  );
}
