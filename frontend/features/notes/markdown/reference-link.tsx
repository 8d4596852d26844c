import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const PLACE = /^\/explorer\/((?:[a-z0-9]|%20)+)\/(\d{1,3})(?:\/(\d{1,3}(?:-\d{1,3})?))?$/u;

interface ReferenceLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link of a note to a verse, a range of verses or a chapter. Null if the address is another one. */
export function referenceLink({ href, children }: ReferenceLinkProps): ReactNode {
  const [, encoded, chapter, verse] = PLACE.exec(href) ?? [];
  if (encoded === undefined || chapter === undefined) return null;
  const book = decodeURIComponent(encoded);
  return verse === undefined ? (
    <Link to="/explorer/$book/$chapter" params={{ book, chapter }}>
      {children}
    </Link>
  ) : (
    <Link to="/explorer/$book/$chapter/$verse" params={{ book, chapter, verse }}>
      {children}
    </Link>
  );
}
