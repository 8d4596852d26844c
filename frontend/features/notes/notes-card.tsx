import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { onSignedIn, wasSignedIn } from '../accounts/signed-in-hint.ts';
import { userQuery } from '../accounts/user-query.ts';
import { storedDraftKeys } from './draft-keys.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteSkeleton } from './note-skeleton.tsx';

export interface NotesCardProps {
  readonly verse: VerseAnalysis['verse'];
}

/** The reader's own note of a verse; who is not signed in is told what for one would. */
export function NotesCard({ verse }: NotesCardProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  const { data: user, error, refetch } = useQuery({ ...userQuery, enabled: isReader });
  const place = { book: verse.book, chapter: verse.chapter, verse: verse.verse };
  return (
    <>
      <h2 className="text-lead font-medium">Personal Study Journal</h2>
      {!isReader || user === null ? (
        <SignedOut reference={verse.reference} />
      ) : user !== undefined ? (
        <NoteEditor
          key={`${user.id} ${verse.reference}`}
          user={user}
          place={place}
          reference={verse.reference}
        />
      ) : error !== null ? (
        <ErrorBox message={error.message} retry={() => void refetch()} />
      ) : (
        <NoteSkeleton />
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
