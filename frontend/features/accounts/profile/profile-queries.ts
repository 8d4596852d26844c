import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { asReader, setUser, userQuery } from '../../../session/user-query.ts';
import { download } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.tsx';
import { dropNotes, notesToDrop, sendNotes } from '../sign-in/unsent-notes.ts';

const SESSIONS_KEY = ['sessions'] as const;

const failed = (title: string) => (error: Error) =>
  toast({ title, description: reasonOf(error, 'Please try again.'), destructive: true });

/** The reader's sessions. They are requested again at each visit of the page. */
export function useSessions() {
  const queryClient = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: SESSIONS_KEY,
      queryFn: ({ signal }) => asReader(queryClient, call(api.user.sessions.$get({}, { init: { signal } }))),
      staleTime: 0,
    }),
  );
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
          message: 'Some notes are not saved yet. Log out by the menu to decide about them.',
        });
      }
      return asReader(queryClient, call(api.user.sessions[':id'].$delete({ param: { id } })));
    },
    onSuccess: async (_, { current }, notes) => {
      if (current) {
        await dropNotes(notes);
        await setUser(queryClient, null);
        toast({ title: 'Logged out', description: 'You have been successfully logged out' });
        return;
      }
      toast({ title: 'Signed out there', description: 'That session has ended.' });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: failed('That session could not be ended'),
  });
}

/** Sets a new password, which ends the other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: { readonly currentPassword: string; readonly newPassword: string }) =>
      asReader(queryClient, call(api.user.password.$post({ json }))),
    onSuccess: async () => {
      toast({ title: 'Password changed', description: 'Every other session has been signed out.' });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: failed('Password not changed'),
  });
}

/** Downloads all data of the account as a file. */
export function useExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => asReader(queryClient, call(api.user.export.$get())),
    onSuccess: (everything) => {
      download({
        name: `${everything.user.username} account`,
        extension: 'json',
        content: JSON.stringify(everything, null, 2),
      });
      toast({
        title: 'Exported successfully',
        description: 'Everything kept of your account has been exported.',
      });
    },
    onError: failed('Export failed'),
  });
}

/** Deletes the account for good. `onDeleted` runs before the page knows that the reader is signed out. */
export function useDeleteAccount(onDeleted: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => asReader(queryClient, call(api.user.$delete({ json: { password } }))),
    onSuccess: async () => {
      await onDeleted();
      await dropNotes(notesToDrop(queryClient.getQueryData(userQuery.queryKey)?.id));
      await setUser(queryClient, null);
      toast({ title: 'Account deleted', description: 'Nothing of it is kept.' });
    },
    onError: failed('Account not deleted'),
  });
}
