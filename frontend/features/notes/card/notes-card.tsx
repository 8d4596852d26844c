import { Link, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWasSignedIn } from '../../../session/signed-in-hint.ts';
import { noteCardText } from '../../../text/accounts/note-card-text.ts';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import type { JournalProps } from '../lazy.ts';
import { storedDraftKeys } from './draft-keys.ts';
import { NOTE_SKELETON } from './note-skeleton.tsx';
import { useNoteFocus } from './use-note-focus.ts';

const JOURNAL = lazyPart(() => import('../lazy.ts'), 'Journal');

/**
 * The card for the reader's note on a verse. A reader who is not signed in sees an invitation to sign in, for which
 * no further script is loaded.
 */
export function NotesCard({ verse }: JournalProps) {
  const isReader = useWasSignedIn();
  return (
    <>
      <h2 className="mb-1 text-lead font-medium">{noteCardText.title}</h2>
      {isReader ? (
        <LazyPart part={JOURNAL} props={{ verse }} pending={NOTE_SKELETON} />
      ) : (
        <SignedOut reference={verse.reference} />
      )}
    </>
  );
}

function SignedOut({ reference }: { readonly reference: string }) {
  const href = useRouterState({ select: ({ location }) => location.href });
  const link = useRef<HTMLAnchorElement>(null);
  useNoteFocus(link, true);
  return (
    <>
      <p className="mt-2 text-ui text-muted">
        <RichText text={noteCardText.signInText(reference)} />
      </p>
      {storedDraftKeys().length > 0 && <p className="mt-2 text-ui">{noteCardText.unsent}</p>}
      <Link ref={link} to="/auth" search={{ redirect: href }} className="control control-lined mt-3">
        {noteCardText.signIn}
      </Link>
    </>
  );
}
