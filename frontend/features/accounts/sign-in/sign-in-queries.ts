import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, RegisterBody, User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, call } from '../../../api/client.ts';
import { setUser } from '../../../session/reader.ts';
import { nullIfSignedOut, userQuery } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { offerCodes } from '../recovery/codes-offer.tsx';
import { dropNotes, notesToDrop } from './unsent-notes.ts';

/**
 * Waits for a sign-in and returns the reader. Over plain HTTP, as on a local machine, it throws if the server then
 * says that nobody is signed in: Safari does not store secure cookies there.
 */
async function withSession(answer: Promise<User>): Promise<User> {
  const user = await answer;
  if (location.protocol === 'https:') return user;
  const reader = await nullIfSignedOut(call(api.user.$get({}), 'id')).catch(() => user);
  if (reader !== null) return user;
  throw new ApiError(401, {
    message: accountsText.signIn.plainHttp,
  });
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: LoginBody) => withSession(call(api.login.$post({ json }), 'id')),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      toast({ title: accountsText.signIn.done, description: accountsText.signIn.doneText(user.username) });
    },
    onError: failureToast(accountsText.signIn.failed, accountsText.signIn.failedText),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RegisterBody) => withSession(call(api.register.$post({ json }), 'id')),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      offerCodes(user.id);
      toast({
        title: accountsText.signIn.registered,
        description: accountsText.signIn.registeredText(user.username),
      });
    },
    onError: failureToast(accountsText.signIn.notRegistered, accountsText.signIn.notRegisteredText),
  });
}

/**
 * Signs the reader out. Also deletes the reader's unsent notes that this browser had stored when the sign-out began.
 */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => notesToDrop(queryClient.getQueryData(userQuery.queryKey)?.id),
    mutationFn: () => call(api.logout.$post()),
    onSuccess: async (_, __, notes) => {
      await dropNotes(notes);
      await setUser(queryClient, null);
      toast({ title: accountsText.logout.done, description: accountsText.logout.doneText });
    },
    onError: failureToast(accountsText.logout.failed, accountsText.logout.failed),
  });
}
