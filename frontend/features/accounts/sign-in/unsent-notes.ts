/** What a reader wrote and the library does not have yet, when they come and go. Its script is fetched where it is needed. */
import type { QueryClient } from '@tanstack/react-query';
import { store, stored } from '../../../storage/stored.ts';
import { storedDraftKeys } from '../../notes/index.ts';

/** Sends a reader's notes that are not sent yet. Gives the verses of those that could not be, as they are cited. */
export async function sendNotes(queryClient: QueryClient, userId: number): Promise<string[]> {
  try {
    const { sendDrafts, referenceOf } = await import('../../notes/lazy.ts');
    return (await sendDrafts(queryClient, userId)).map(referenceOf);
  } catch {
    // The script did not come, so there is no connection: the names alone tell which verses they are of.
    return storedDraftKeys(userId).map((key) => key.split(':').slice(2).join(' '));
  }
}

/** A reader's drafts as they stand in the browser's storage now: what goes with the session. */
export const notesToDrop = (userId = 0) => ({
  userId,
  drafts: storedDraftKeys(userId).map((key) => [key, stored(key)] as const),
});

/** Drops what was given up with the session. What was typed since stays for its writer. */
export async function dropNotes({ userId, drafts }: ReturnType<typeof notesToDrop>): Promise<void> {
  for (const [key, json] of drafts) if (stored(key) === json) store(key, null);
  try {
    (await import('../../notes/lazy.ts')).forgetUnstored(userId);
  } catch {
    // Never fetched, it holds nothing.
  }
}
