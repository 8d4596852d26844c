import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { userQuery } from '../../../session/user-query.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Choice, edited, isUnsent, type NotePlace, resolved, type Version } from '../drafts/draft.ts';
import { isOnlyHere, readDraft, setProgress, useDraft, writeDraft } from '../drafts/draft-store.ts';
import { sendDraft } from '../drafts/send-drafts.ts';
import { isSamePlace } from '../note-place.ts';
import { seenNote, useNotes } from '../notes-queries.ts';
import { noteStatus } from './note-status.ts';

/** How long typing rests before it is saved, in milliseconds. */
const PAUSE_MS = 1_500;

const EMPTY: Version = { notes: '', isKabbalistic: false };

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The reader's note of a verse: what the field shows, how it stands with it, and what can be done. */
export function useNote(user: User, place: NotePlace) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: notes, error, refetch } = useNotes(user.id);
  const { key, draft, progress } = useDraft(user.id, place);
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const note = notes?.find((one) => isSamePlace(one, place)) ?? null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Sends at once what waits for a pause. */
  const flush = (keepalive = false) => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void sendDraft(queryClient, user.id, place, keepalive);
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  useEffect(() => {
    // An emptied field is no text that waits.
    const left = readDraft(key);
    if (left !== null && !isUnsent(left)) writeDraft(key, null);
    const onHide = () => {
      if (document.visibilityState === 'hidden') latestFlush.current(true);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      latestFlush.current();
    };
  }, [key]);

  const edit = (version: Version) => {
    writeDraft(key, edited(readDraft(key), seenNote(queryClient, user.id, place), place, version));
    setProgress(key, { savedAt: null });
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };

  const choose = (choice: Choice) => {
    const current = readDraft(key);
    if (current === null) return;
    writeDraft(key, resolved(current, choice));
    void sendDraft(queryClient, user.id, place);
  };

  const save = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { isKabbalistic } = readDraft(key) ?? note ?? EMPTY;
    const hasGone = await sendDraft(queryClient, user.id, place);
    const left = readDraft(key);
    if (queryClient.getQueryData(userQuery.queryKey) === null) {
      toast({
        title: 'Please sign in',
        description: 'You need to sign in to save notes.',
        destructive: true,
      });
      await router.navigate({ to: '/auth', search: { redirect: router.latestLocation.href } });
      return;
    }
    // What was typed meanwhile the next pause sends.
    if (hasGone && left?.conflict == null && left?.refused == null) {
      toast({
        title: isKabbalistic ? 'Kabbalistic journal saved' : 'Notes saved',
        description: 'Your insights have been saved successfully.',
      });
      return;
    }
    // The card itself asks to choose.
    if (left?.conflict != null) return;
    toast({
      title: 'Error saving notes',
      description: 'There was a problem saving your notes. Please try again.',
      destructive: true,
    });
  };

  return {
    note,
    draft,
    version: (draft ?? note ?? EMPTY) as Version,
    isReady: notes !== undefined || draft !== null,
    error,
    retry: () => void refetch(),
    isSending: progress.isSending,
    status: noteStatus({ draft, progress, isOnline, isOnlyHere: isOnlyHere(key) }),
    ...{ edit, flush, choose, save },
  };
}
