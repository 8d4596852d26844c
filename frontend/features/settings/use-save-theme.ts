import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Theme } from '../../../domain/theme.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { reasonOf } from '../../api/reason-of.ts';
import { storedReader } from '../../session/keep-signed-in.ts';
import { wasSignedIn } from '../../session/signed-in-hint.ts';
import { asReader, keepReader, userQuery } from '../../session/user-query.ts';
import { keepTheme } from '../../theme/theme.ts';
import { toast } from '../../ui/toast.tsx';

/** Keeps a theme: with the account of one who is signed in, and in this browser; of others here alone, without a call. */
export function useSaveTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (theme: Theme) => {
      if (!wasSignedIn()) return keepTheme(theme);
      const user = await asReader(queryClient, call(api.user.theme.$post({ json: theme })));
      // They have left meanwhile.
      if (storedReader() !== user.id) return;
      // An answer still on its way has the theme of before.
      await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
      queryClient.setQueryData(userQuery.queryKey, user);
      keepReader(user);
    },
    onSuccess: () => toast({ title: 'Theme updated', description: 'Your theme preferences have been saved' }),
    onError: (error) =>
      toast({
        title: 'Theme update failed',
        description: reasonOf(error, 'Failed to update theme'),
        destructive: true,
      }),
  });
}
