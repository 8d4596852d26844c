import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCloseOutside } from './use-close-outside.ts';

interface MenuProps {
  /** The button's name for screen readers. It begins with the visible words. */
  readonly label: string;
  /** The visible content of the button. By default the label. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** Opens upwards, for a bar at the bottom of a phone. */
  readonly upwards?: boolean;
  /** Buttons, links or fields. Call `close` after one has acted. */
  readonly content: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel of choices. An arrow key opens it too. Escape, a click elsewhere and Tab out of
 * it close it.
 */
export function Menu({ label, children, className = '', upwards = false, content }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useCloseOutside(root, isOpen, setOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    if (!isOpen) flushSync(() => setOpen(true));
    const items = [
      ...(root.current?.querySelectorAll<HTMLElement>('.menu button, .menu a, .menu input') ?? []),
    ];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = event.key === 'ArrowDown' ? at + 1 : at - 1 + (at < 0 ? items.length + 1 : 0);
    items[(to + items.length) % items.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the controls inside.
    <div ref={root} className="menu-root" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        className={`control ${className}`}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </button>
      {isOpen && (
        <fieldset className={`menu ${upwards ? 'menu-upwards' : ''}`} aria-label={label}>
          {content(close)}
        </fieldset>
      )}
    </div>
  );
}
