import { type ReactNode, useEffect, useRef } from 'react';
import { BRAND } from './brand.ts';

/**
 * The first page is announced by the browser itself; only later changes of page move the focus. The same page under
 * another choice of methods or version is no other page: the focus stays on what made the choice.
 */
let announced: string | null = null;

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
    if (announced !== null && announced !== title) heading.current?.focus({ preventScroll: true });
    announced = title;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-h2 md:text-h1 font-medium tracking-tight">
      {children}
    </h1>
  );
}
