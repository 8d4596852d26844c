import { Link, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onSignedIn, wasSignedIn } from '../../../session/signed-in-hint.ts';
import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx';
import type { JournalProps } from '../lazy.ts';
import { storedDraftKeys } from './draft-keys.ts';
import { NoteSkeleton } from './note-skeleton.tsx';

const JOURNAL = lazyPart<JournalProps>('journal', async () => (await import('../lazy.ts')).Journal);

/**
 * The card for the reader's note on a verse. A reader who is not signed in sees an invitation, for which no further
 * script is loaded.
 */
export function NotesCard({ verse }: JournalProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  return (
    <>
      <h2 className="mb-1 text-lead font-medium">Personal Study Journal</h2>
      {isReader ? (
        <LazyPart part={JOURNAL} props={{ verse }} pending={<NoteSkeleton />} />
      ) : (
        <SignedOut reference={verse.reference} />
      )}
    </>
  );
}

function SignedOut({ reference }: { readonly reference: string }) {
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      <p className="mt-2 text-ui text-muted">
        Sign in to add and save your study notes for <bdi>{reference}</bdi>.
      </p>
      {storedDraftKeys().length > 0 && (
        <p className="mt-2 text-ui">
          What was written here and not sent yet is kept on this device until its writer signs in again.
        </p>
      )}
      <Link to="/auth" search={{ redirect: href }} className="control control-lined mt-3">
        Sign In
      </Link>
    </>
  );
}
