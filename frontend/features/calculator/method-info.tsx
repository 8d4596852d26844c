import { Link } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { GematriaMethod } from '../../../domain/gematria/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { useCloseOutside } from '../../ui/use-close-outside.ts';

/** How long a pointer rests before the words appear, and how long after it has left they stay, in milliseconds. */
const APPEAR_MS = 150;
const STAY_MS = 250;

/** Closed; open while the pointer or the focus is there; open until it is closed. */
type Opening = 'closed' | 'passing' | 'kept';

/**
 * What a method is, beside its name. It appears under the pointer and on focus, stays while it is pointed at, and goes
 * by Escape; a press keeps it open. It lies under the nearest positioned box around, as wide as that.
 */
export function MethodInfo({
  method: { id, name, definition, source },
}: {
  readonly method: GematriaMethod;
}) {
  const [opening, setOpening] = useState<Opening>('closed');
  const panel = useId();
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opening !== 'closed';
  useCloseOutside(root, isOpen, () => setOpening('closed'));
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpening('closed');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const later = (change: (now: Opening) => Opening, delay: number) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening(change), delay);
  };
  return (
    <span
      ref={root}
      onPointerEnter={later((now) => (now === 'closed' ? 'passing' : now), APPEAR_MS)}
      onPointerLeave={later((now) => (now === 'passing' ? 'closed' : now), STAY_MS)}
    >
      <button
        type="button"
        className="control control-icon text-muted"
        aria-label={`About ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) setOpening((now) => (now === 'closed' ? 'passing' : now));
        }}
        onClick={() => setOpening((now) => (now === 'kept' ? 'closed' : 'kept'))}
      >
        <Icon name="help" />
      </button>
      {isOpen && (
        <span
          id={panel}
          role="note"
          className="absolute inset-x-0 top-full z-10 grid gap-1.5 rounded-(--radius) border border-control-line bg-background p-3 text-start text-ui leading-normal font-normal text-ink"
        >
          <span>
            <MixedText>{definition}</MixedText>
          </span>
          <span className="text-meta text-muted">
            {'Source: '}
            <MixedText>{source}</MixedText>
          </span>
          <Link to="/methods/$methodId" params={{ methodId: id }} className="justify-self-start py-1">
            {`More about ${name}`}
          </Link>
        </span>
      )}
    </span>
  );
}
