/** What a reader wrote and the library does not have yet, when they come and go. Its script is fetched where it is needed. */
import type { QueryClient } from '@tanstack/react-query';
import { storedDraftKeys } from '../notes/draft-keys.ts';

/** Sends a reader's notes that are not sent yet. Gives the verses of those that could not be, as they are cited. */
export async function sendNotes(queryClient: QueryClient, userId: number): Promise<string[]> {
  try {
    const { sendDrafts, referenceOf } = await import('../notes/screens.ts');
    return (await sendDrafts(queryClient, userId)).map(referenceOf);
  } catch {
    // The script did not come, so there is no connection: the names alone tell which verses they are of.
    return storedDraftKeys(userId).map((key) => key.split(':').slice(2).join(' '));
  }
}

/** Drops what a reader has not sent: they logged out, and nothing of theirs stays. */
export async function dropNotes(userId: number | undefined): Promise<void> {
  if (userId === undefined) return;
  for (const key of storedDraftKeys(userId)) localStorage.removeItem(key);
  try {
    const { forgetDrafts } = await import('../notes/screens.ts');
    forgetDrafts(userId);
  } catch {
    // Never fetched, it holds nothing.
  }
}
