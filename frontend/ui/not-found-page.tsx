import { Link } from '@tanstack/react-router';
import { PageHeading } from './page-heading.tsx';

/** The page for an address that does not exist. */
export function NotFoundPage() {
  return (
    <div className="page max-w-reading">
      <PageHeading title="404 Page Not Found">404 Page Not Found</PageHeading>
      <p className="mt-4">Did you forget to add the page to the router?</p>
      <p className="mt-2">
        Nothing stands at this address.{' '}
        <Link to="/explorer/$book/$chapter/$verse" params={{ book: 'psalms', chapter: '23', verse: '3' }}>
          Read Psalm 23:3
        </Link>{' '}
        or go to the <Link to="/">first page</Link>.
      </p>
    </div>
  );
}
