import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewPasswordBody } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, call } from '../../../api/client.ts';

import { asReader, setUser } from '../../../session/reader.ts';
import { userQuery } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { download } from '../../../ui/sharing/download.ts';
import { dropNotes, notesToDrop, sendNotes } from '../sign-in/unsent-notes.ts';

const SESSIONS_KEY = ['sessions'] as const;

const failed = (title: string) => failureToast(title, accountsText.profile.tryAgain);

export function useSessions() {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) =>
      asReader(queryClient, call(api.user.sessions.$get({}, { init: { signal } }), 'length')),
    staleTime: 0,
  });
}

/**
 * Ends one of the reader's sessions. If it is the session of this browser, first sends the unsent notes, and
 * does not end the session if one of them cannot be sent.
 */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => notesToDrop(queryClient.getQueryData(userQuery.queryKey)?.id),
    mutationFn: async ({ id, current }: { readonly id: string; readonly current: boolean }) => {
      const reader = queryClient.getQueryData(userQuery.queryKey);
      if (current && reader && (await sendNotes(queryClient, reader.id)).length > 0) {
        throw new ApiError(0, {
          message: accountsText.unsavedNotes.useMenu,
        });
      }
      return asReader(queryClient, call(api.user.sessions[':id'].$delete({ param: { id } })));
    },
    onSuccess: async (_, { current }, notes) => {
      if (current) {
        await dropNotes(notes);
        await setUser(queryClient, null);
        toast({ title: accountsText.logout.done, description: accountsText.logout.doneText });
        return;
      }
      toast({ title: accountsText.sessions.done, description: accountsText.sessions.doneText });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: failed(accountsText.sessions.failed),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: NewPasswordBody) => asReader(queryClient, call(api.user.password.$post({ json }))),
    onSuccess: async () => {
      toast({ title: accountsText.changePassword.done, description: accountsText.changePassword.doneText });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: failed(accountsText.changePassword.failed),
  });
}

export function useExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const everything = await asReader(queryClient, call(api.user.export.$get(), 'user'));
      const { user, exportedAt } = everything;
      // Notes that were not sent yet are only in this browser.
      const { notesToExport } = await import('../../notes/lazy.ts');
      const { notes } = await notesToExport(queryClient, user.id, exportedAt);
      return { ...everything, notes };
    },
    onSuccess: (everything) => {
      download({
        name: accountsText.profile.exportName(everything.user.username),
        extension: 'json',
        content: JSON.stringify(everything, null, 2),
      });
      toast({
        title: accountsText.profile.exported,
        description: accountsText.profile.exportedText,
      });
    },
    onError: failed(accountsText.profile.exportFailed),
  });
}

export function useDeleteAccount(onDeleted: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => asReader(queryClient, call(api.user.$delete({ json: { password } }))),
    onSuccess: async () => {
      await onDeleted();
      await dropNotes(notesToDrop(queryClient.getQueryData(userQuery.queryKey)?.id));
      await setUser(queryClient, null);
      toast({ title: accountsText.deletion.done, description: accountsText.deletion.doneText });
    },
    onError: failed(accountsText.deletion.failed),
  });
}
