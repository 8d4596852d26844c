import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Theme } from '../../../domain/theme/index.ts';
import { api, call } from '../../api/client.ts';
import { asReader } from '../../session/reader.ts';
import { wasSignedIn } from '../../session/signed-in-hint.ts';
import { storedReader } from '../../session/stored-reader.ts';
import { saveReader, userQuery } from '../../session/user-query.ts';
import { settingsText } from '../../text/accounts/settings-text.ts';
import { saveTheme } from '../../theme/theme.ts';
import { failureToast } from '../../ui/panels/failure-toast.ts';
import { toast } from '../../ui/panels/toast.tsx';

export function useSaveTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (theme: Theme) => {
      if (!wasSignedIn()) return saveTheme(theme);
      const user = await asReader(queryClient, call(api.user.theme.$post({ json: theme }), 'id'));
      // If this reader has signed out or another one has signed in since the request was sent, the answer is not used.
      if (storedReader() !== user.id) return;
      // A request for the account that is still running would bring back the old theme, so it is cancelled.
      await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
      queryClient.setQueryData(userQuery.queryKey, user);
      await saveReader(user);
    },
    onSuccess: () => toast({ title: settingsText.theme.saved, description: settingsText.theme.savedText }),
    onError: failureToast(settingsText.theme.failed, settingsText.theme.failedText),
  });
}
