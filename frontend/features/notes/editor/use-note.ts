import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { userQuery } from '../../../session/user-query.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { type Choice, draftAfterChoice } from '../drafts/conflict.ts';
import { draftAfterEdit, isUnsent, type NotePlace, type Version } from '../drafts/draft.ts';
import { isUnstored, readDraft, setProgress, useDraft, writeDraft } from '../drafts/draft-store.ts';
import { sendDraft } from '../drafts/send-drafts.ts';
import { isSamePlace } from '../note-place.ts';
import { seenNote, useNotes } from '../notes-queries.ts';
import { noteStatus } from './note-status.ts';

/** The pause in typing after which the note is saved, in milliseconds. */
const PAUSE_MS = 1_500;

const EMPTY: Version = { notes: '', isKabbalistic: false };

export function useNote(user: User, place: NotePlace) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: notes, error, refetch } = useNotes(user.id);
  const { key, draft, progress } = useDraft(user.id, place);
  const isOnline = useIsOnline();
  const note = notes?.find((one) => isSamePlace(one, place)) ?? null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
    // A draft of an empty field has nothing to send, so it is deleted.
    const stored = readDraft(key);
    if (stored !== null && !isUnsent(stored)) writeDraft(key, null);
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
    writeDraft(key, draftAfterEdit(readDraft(key), seenNote(queryClient, user.id, place), place, version));
    setProgress(key, { savedAt: null });
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };

  const choose = (choice: Choice) => {
    const current = readDraft(key);
    if (current === null) return;
    writeDraft(key, draftAfterChoice(current, choice));
    void sendDraft(queryClient, user.id, place);
  };

  const save = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { isKabbalistic } = readDraft(key) ?? note ?? EMPTY;
    const isSent = await sendDraft(queryClient, user.id, place);
    const remaining = readDraft(key);
    if (queryClient.getQueryData(userQuery.queryKey) === null) {
      toast({
        title: notesText.editor.signIn,
        description: notesText.editor.signInText,
        destructive: true,
      });
      await router.navigate({ to: '/auth', search: { redirect: router.latestLocation.href } });
      return;
    }
    // If a draft remains without a conflict or a refusal, it is newer text. It is sent after the next pause in
    // typing.
    if (isSent && remaining?.conflict == null && remaining?.refused == null) {
      toast({
        title: isKabbalistic ? notesText.editor.savedKabbalistic : notesText.editor.saved,
        description: notesText.editor.savedText,
      });
      return;
    }
    // The editor shows the two versions of a conflict. A text that this browser stores is safe, and the line below the
    // field says why it was not sent.
    if (remaining?.conflict != null || !isUnstored(key)) return;
    toast({
      title: notesText.editor.failed,
      description: notesText.editor.failedText,
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
    status: noteStatus({ draft, progress, isOnline, isUnstored: isUnstored(key) }),
    edit,
    flush,
    choose,
    save,
  };
}
