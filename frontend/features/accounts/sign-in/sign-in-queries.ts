import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, RegisterBody, User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { needsCode } from '../../../session/second-factor.ts';
import { nullIfSignedOut, setUser, userQuery } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { dropNotes, notesToDrop } from './unsent-notes.ts';

/**
 * Gives the reader who has signed in. Over plain HTTP, as on a local machine, it throws if the server then
 * says that nobody is signed in: Safari does not store secure cookies there.
 */
async function withSession(answer: Promise<User>): Promise<User> {
  const user = await answer;
  if (location.protocol === 'https:') return user;
  const reader = await nullIfSignedOut(call(api.user.$get({}))).catch(() => user);
  if (reader !== null) return user;
  throw new ApiError(401, {
    message: accountsText.signIn.plainHttp,
  });
}

/** Signs in. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: LoginBody) => withSession(call(api.login.$post({ json }))),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      toast({ title: accountsText.signIn.done, description: accountsText.signIn.doneText(user.username) });
    },
    onError: (error) => {
      if (needsCode(error)) return;
      toast({
        title: accountsText.signIn.failed,
        description: reasonOf(error, accountsText.signIn.failedText),
        destructive: true,
      });
    },
  });
}

/** Creates an account and signs in. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RegisterBody) => withSession(call(api.register.$post({ json }))),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      toast({
        title: accountsText.signIn.registered,
        description: accountsText.signIn.registeredText(user.username),
      });
    },
    onError: (error) =>
      toast({
        title: accountsText.signIn.notRegistered,
        description: reasonOf(error, accountsText.signIn.notRegisteredText),
        destructive: true,
      }),
  });
}

/** Signs out. Also deletes the unsent notes that this browser had stored before. */
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
    onError: (error) =>
      toast({
        title: accountsText.logout.failed,
        description: reasonOf(error, accountsText.logout.failed),
        destructive: true,
      }),
  });
}
