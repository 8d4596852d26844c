import { useRef } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { JournalProps } from './lazy.ts';

const CARD = lazyPart<JournalProps>('notes', async () => (await import('./card/notes-card.tsx')).NotesCard);

/** The section below a verse for the reader's note. Its content loads when the reader scrolls to it. */
export function NotesSection({ verse }: JournalProps) {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNear(section, verse.reference);
  return (
    <div ref={section} id="note" className="notes no-print">
      {isNear && <LazyPart part={CARD} props={{ verse }} />}
    </div>
  );
}
