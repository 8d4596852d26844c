import { useRef } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { NotesCardProps } from './lazy.ts';

const CARD = lazyPart<NotesCardProps>('notes', async () => (await import('./card/notes-card.tsx')).NotesCard);

/** The room for the reader's note below a verse; what stands in it comes when the reader is near. */
export function NotesSection({ verse }: NotesCardProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room, verse.reference);
  return (
    <div ref={room} id="note" className="notes no-print">
      {isNear && <LazyPart part={CARD} props={{ verse }} />}
    </div>
  );
}
