import { Link } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { GematriaMethod } from '../../../domain/gematria/index.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useCloseOutside } from '../../ui/panels/use-close-outside.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';

/**
 * The help panel opens when the pointer has been on the button for `OPEN_MS`, and closes `CLOSE_MS` after the pointer
 * has left, in milliseconds.
 */
const OPEN_MS = 150;
const CLOSE_MS = 250;

const PANEL = [
  'absolute inset-x-0 top-full z-10 grid gap-1.5 rounded-(--radius)',
  'border border-control-line bg-background p-3 text-start text-ui leading-normal font-normal text-ink',
].join(' ');

/**
 * `hover` means that the help panel is open while the pointer or the focus is on its button or on the panel. `pinned`
 * means that it is open until the reader closes it.
 */
type PanelState = 'closed' | 'hover' | 'pinned';

/**
 * A help button beside a method's name, with a panel that describes the method. The panel opens when the pointer or
 * the focus is on the button. After a press of the button it stays open. Escape closes it. The panel is as wide as
 * the nearest positioned ancestor and lies directly below it.
 */
export function MethodInfo({
  method: { id, name, definition, source },
}: {
  readonly method: GematriaMethod;
}) {
  const [state, setState] = useState<PanelState>('closed');
  const panel = useId();
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';
  useCloseOutside(root, isOpen, () => setState('closed'));
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('closed');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const changeAfter = (delay: number, change: (now: PanelState) => PanelState) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(change), delay);
  };
  return (
    <span
      ref={root}
      onPointerEnter={changeAfter(OPEN_MS, (now) => (now === 'closed' ? 'hover' : now))}
      onPointerLeave={changeAfter(CLOSE_MS, (now) => (now === 'hover' ? 'closed' : now))}
    >
      <Button
        className="control-icon text-muted"
        aria-label={calculatorText.methodInfo.about(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) setState((now) => (now === 'closed' ? 'hover' : now));
        }}
        onClick={() => setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
      >
        <Icon name="help" />
      </Button>
      {isOpen && (
        <span id={panel} role="note" className={PANEL}>
          <span>
            <MixedText>{definition}</MixedText>
          </span>
          <span className="text-meta text-muted">
            {calculatorText.methodInfo.source}
            <MixedText>{source}</MixedText>
          </span>
          <Link to="/methods/$methodId" params={{ methodId: id }} className="justify-self-start py-1">
            {calculatorText.methodInfo.more(name)}
          </Link>
        </span>
      )}
    </span>
  );
}
