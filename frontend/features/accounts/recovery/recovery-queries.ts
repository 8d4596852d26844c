import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordResetBody } from '../../../../domain/contract/index.ts';
import { api, call } from '../../../api/client.ts';
import { asReader } from '../../../session/reader.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';

const KEY = ['recovery-codes'] as const;
const codes = api.user['recovery-codes'];

export function useCodesLeft() {
  const client = useQueryClient();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => asReader(client, call(codes.$get({}, { init: { signal } }), 'unused')),
    staleTime: 0,
  });
}

export function useMakeCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      asReader(client, call(codes.$post({ json: { password } }), 'recoveryCodes')),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: failureToast(recoveryText.ask.failed, recoveryText.ask.failedText),
  });
}

export const useResetPassword = () =>
  useMutation({
    mutationFn: (json: PasswordResetBody) => call(api['password-reset'].$post({ json })),
    onSuccess: () => toast({ title: recoveryText.reset.done, description: recoveryText.reset.doneText }),
    onError: failureToast(recoveryText.reset.failed, recoveryText.reset.failedText),
  });
