import { useQuery } from '@tanstack/react-query';
import type { VerseAnalysis } from '../../../../domain/contract/index.ts';
import { userQuery } from '../../../session/user-query.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { NOTE_SKELETON } from '../card/note-skeleton.tsx';
import { NoteEditor } from './note-editor.tsx';

export interface JournalProps {
  readonly verse: VerseAnalysis['verse'];
}

export function Journal({ verse }: JournalProps) {
  const { data: user, error, refetch } = useQuery(userQuery);
  const { book, chapter, verse: number, reference } = verse;
  if (user) {
    const place = { book, chapter, verse: number };
    return <NoteEditor key={`${user.id} ${reference}`} user={user} place={place} reference={reference} />;
  }
  if (user === undefined && error !== null) {
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  return NOTE_SKELETON;
}
