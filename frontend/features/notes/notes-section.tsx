import { useRef } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import { wasSignedIn } from '../accounts/signed-in-hint.ts';
import type { NotesCardProps } from './notes-card.tsx';

const CARD = lazyPart<NotesCardProps>('notes', async () => (await import('./notes-card.tsx')).NotesCard);

interface NotesSectionProps extends NotesCardProps {
  /** `note` below the text, `journal` in the study panel: the window's width shows one of them. */
  readonly id: 'note' | 'journal';
}

/** The room for the reader's note of a verse, as high as what comes when the reader is near. */
export function NotesSection({ id, verse }: NotesSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, verse.reference);
  return (
    <section
      ref={section}
      id={id}
      aria-label="Personal Study Journal"
      className={`notes no-print ${wasSignedIn() ? 'notes-own' : ''}`}
    >
      {isNear && <LazyPart part={CARD} props={{ verse }} />}
    </section>
  );
}
