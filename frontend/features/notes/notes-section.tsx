import { useRef } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { NotesCardProps } from './notes-card.tsx';

const CARD = lazyPart<NotesCardProps>('notes', async () => (await import('./notes-card.tsx')).NotesCard);

interface NotesSectionProps extends NotesCardProps {
  /** Below the text or, in a wide window, below the analysis: the style sheet shows one of the two. */
  readonly id: 'note' | 'journal';
}

/** The room for the reader's note of a verse; what stands in it comes when the reader is near. */
export function NotesSection({ id, verse }: NotesSectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room, verse.reference);
  return (
    <div ref={room} id={id} className="notes no-print">
      {isNear && <LazyPart part={CARD} props={{ verse }} />}
    </div>
  );
}
