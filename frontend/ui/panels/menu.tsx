import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../forms/button.tsx';
import { nextWithLetter } from './next-with-letter.ts';
import { useCloseOutside } from './use-close-outside.ts';

interface MenuProps {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly upwards?: boolean;
  /** The buttons, links and fields of the menu. They call `close` when the menu is no longer needed. */
  readonly content: (close: () => void) => ReactNode;
}

/** A selector for everything in an open menu that the arrow keys can reach. */
const ITEMS = '.menu :is(a, button, input):not(:disabled)';

const nameOf = (item: HTMLElement): string => (item.closest('label') ?? item).textContent.trim();

/** The index of the menu item to which a key moves the focus. Null for a key that moves it to no item. */
function itemAfterKey(key: string, names: readonly string[], at: number): number | null {
  const count = names.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return nextWithLetter(key, names, at);
}

const PANEL =
  'menu absolute end-0 z-25 grid max-h-[calc(100dvh-9rem)] max-w-[calc(100vw-2rem)] min-w-56 overflow-y-auto rounded-(--radius) border border-control-line bg-background p-1 text-ui shadow-raised [&>.control]:justify-start';

/**
 * A button that opens a small panel of choices. The arrow keys open the panel. In the panel they move the focus
 * from choice to choice, and so do Home, End and the first letter of a choice. Escape, a click elsewhere and
 * leaving the panel with Tab close it.
 */
export function Menu({ label, children, className = '', upwards = false, content }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Without `preventScroll` the browser may scroll the page before it leaves it, and Back would lead to another place.
    button.current?.focus({ preventScroll: true });
  };
  useCloseOutside(root, isOpen, setOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = target === button.current;
    if (isOnButton && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    if (!isOpen) flushSync(() => setOpen(true));
    const items = [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const at = target instanceof HTMLElement ? items.indexOf(target) : -1;
    // If neither an item nor the button has the focus, a select or a text that scrolls uses these keys itself.
    if (at < 0 && !isOnButton) return;
    const to = itemAfterKey(key, items.map(nameOf), at);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the controls inside.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        aria-label={label}
        aria-expanded={isOpen}
        className={className}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </Button>
      {isOpen && (
        <fieldset
          className={`${PANEL} ${upwards ? 'bottom-[calc(100%+0.5rem)]' : 'top-[calc(100%+0.25rem)]'}`}
          aria-label={label}
        >
          {content(close)}
        </fieldset>
      )}
    </div>
  );
}
