import type { QueryClient } from '@tanstack/react-query';
import { store, stored } from '../../../storage/stored.ts';
import { storedDraftKeys } from '../../notes/index.ts';

/** Sends a reader's unsent notes. Returns the references of the notes that could not be sent. */
export async function sendNotes(queryClient: QueryClient, userId: number): Promise<string[]> {
  try {
    const { sendDrafts, referenceOf } = await import('../../notes/lazy.ts');
    return (await sendDrafts(queryClient, userId)).map(referenceOf);
  } catch {
    // The script that sends notes could not be loaded, so no note was sent. The keys of the drafts contain their
    // verses.
    return storedDraftKeys(userId).map((key) => key.split(':').slice(2).join(' '));
  }
}

/**
 * The drafts of a reader that this browser stores at this moment. `dropNotes` later deletes those of them that have
 * not changed by then.
 */
export const notesToDrop = (userId = 0) => ({
  userId,
  drafts: storedDraftKeys(userId).map((key) => [key, stored(key)] as const),
});

/**
 * Deletes these drafts, and the reader's drafts that are only in memory. A stored draft that has changed
 * since then stays, because its reader never agreed to lose it.
 */
export async function dropNotes({ userId, drafts }: ReturnType<typeof notesToDrop>): Promise<void> {
  for (const [key, json] of drafts) if (stored(key) === json) store(key, null);
  try {
    (await import('../../notes/lazy.ts')).forgetUnstored(userId);
  } catch {
    // The script of the notes could not be loaded. If it was never loaded, there are no drafts in its memory.
  }
}
