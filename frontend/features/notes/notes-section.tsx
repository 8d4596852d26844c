import { useRef } from 'react';
import { useWasSignedIn } from '../../session/signed-in-hint.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { JournalProps } from './lazy.ts';

const CARD = lazyPart(() => import('./card/notes-card.tsx'), 'NotesCard');

/**
 * The section below a verse for the reader's note. Its content loads when the reader scrolls to it. It has the height
 * of the loaded card from the start, so that nothing below it moves. It is lower for a visitor, who sees only a link
 * to sign in.
 */
export function NotesSection({ verse }: JournalProps) {
  const section = useRef<HTMLDivElement>(null);
  const isReader = useWasSignedIn();
  const isNear = useNear(section, `note ${verse.reference}`);
  return (
    <div
      ref={section}
      id="note"
      tabIndex={-1}
      className={`no-print mt-10 outline-none scroll-mt-20 border-t border-line pt-6 ${isReader ? 'min-h-81' : 'min-h-40'}`}
    >
      {isNear && <LazyPart part={CARD} props={{ verse }} />}
    </div>
  );
}
