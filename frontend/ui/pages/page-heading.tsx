import { type ReactNode, useEffect, useRef } from 'react';
import { BRAND } from '../brand.ts';

/**
 * The title of the previous page. Only a change to another title moves the focus to the heading. The first page does
 * not, because screen readers announce it anyway. A change of methods or version does not change the title, so the
 * focus stays on the control. A select that has opened another place keeps the focus too, so that the reader can step
 * through its options.
 */
let announced: string | null = null;

/** Says that the next page must not move the focus to its heading, because the reader already uses its controls. */
export function keepFocusOnce(): void {
  announced = null;
}

interface PageHeadingProps {
  /** The page's name, for the tab's title and for screen readers after a change of page. */
  readonly title: string;
  /** What the heading shows instead of that name. */
  readonly children?: ReactNode;
}

/**
 * The page's only h1. It sets the tab's title. The skip link leads to it, and it gets the focus when the reader moves
 * to another page.
 */
export function PageHeading({ title, children = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
    const isChoosing = document.activeElement instanceof HTMLSelectElement;
    if (announced !== null && announced !== title && !isChoosing)
      heading.current?.focus({ preventScroll: true });
    announced = title;
  }, [title]);
  return (
    <h1 ref={heading} id="title" tabIndex={-1} className="text-h2 md:text-h1 font-medium tracking-tight">
      {children}
    </h1>
  );
}
