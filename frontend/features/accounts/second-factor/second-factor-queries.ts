import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, call } from '../../../api/client.ts';
import { asReader } from '../../../session/reader.ts';
import { secondFactorQuery } from '../../../session/second-factor.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';

const factor = api.user['second-factor'];

export interface Proof {
  readonly password: string;
  readonly code: string;
}

const failed = (title: string) => failureToast(title, secondFactorText.failed);

export function useSetUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => asReader(client, call(factor.$post({ json: { password } }), 'uri')),
    onError: failed(secondFactorText.setUp.failed),
  });
}

export function useTurnOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      asReader(client, call(factor.confirm.$post({ json: { code } }), 'recoveryCodes')),
    onSuccess: async () => {
      toast({ title: secondFactorText.setUp.done, description: secondFactorText.setUp.doneText });
      await Promise.all([
        client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['sessions'] }),
      ]);
    },
    onError: failed(secondFactorText.setUp.failed),
  });
}

export function useRenewCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Proof) =>
      asReader(client, call(factor['recovery-codes'].$post({ json }), 'recoveryCodes')),
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    onError: failed(secondFactorText.renew.failed),
  });
}

export function useRemoveFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Proof) => asReader(client, call(factor.$delete({ json }))),
    onSuccess: async () => {
      toast({ title: secondFactorText.remove.done, description: secondFactorText.remove.doneText });
      await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
    onError: failed(secondFactorText.remove.failed),
  });
}

/**
 * Confirms with a second-factor code that the user is the administrator. For ten minutes this session may then delete
 * things.
 */
export function useConfirmSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => asReader(client, call(factor.verify.$post({ json: { code } }))),
    onError: failed(secondFactorText.confirm.failed),
  });
}
