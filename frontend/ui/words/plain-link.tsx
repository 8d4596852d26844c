import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface PlainLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** False for another state of the same page. */
  readonly resetScroll?: boolean;
}

/**
 * A link to a page of the site, for lists that change with each key and tables with hundreds of links. A link of the
 * router would watch the address and the pointer, which takes much longer to draw.
 */
export function PlainLink({ href, resetScroll = true, ...props }: PlainLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href, resetScroll });
  };
  return <a {...props} href={href} onClick={open} />;
}
