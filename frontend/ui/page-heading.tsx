import { type ReactNode, useEffect, useRef } from 'react';
import { BRAND } from '../brand.ts';

/** The first page is announced by the browser itself; only later changes of page move the focus. */
let isFirstPage = true;

interface PageHeadingProps {
  /** The page's name: in the tab's title, and what a screen reader hears after a change of page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The page's one h1. It names the tab and takes the focus when the reader has moved to another page. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-h2 md:text-h1 font-medium tracking-tight">
      {children}
    </h1>
  );
}
