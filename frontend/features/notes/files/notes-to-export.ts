import type { QueryClient } from '@tanstack/react-query';
import type { FileNote } from '../../../../domain/notes/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { draftsOf } from '../drafts/draft-store.ts';
import { knownNotes, latestNotes } from '../notes-queries.ts';
import { withDrafts } from './with-drafts.ts';

/**
 * The notes of a reader for an export: those of the server and those that are only on this device. If the server cannot
 * be reached, they are the notes that this page knows, and `isLatest` is false. Throws if it knows none.
 */
export async function notesToExport(
  queryClient: QueryClient,
  userId: number,
  now: string,
): Promise<{ notes: FileNote[]; isLatest: boolean }> {
  const failure = await latestNotes(queryClient, userId).catch((error: unknown) => error);
  const notes = knownNotes(queryClient, userId);
  const isAway = failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
  if (failure !== undefined && (!isAway || notes === undefined)) throw failure;
  return { notes: withDrafts(notes ?? [], draftsOf(userId), now), isLatest: failure === undefined };
}
