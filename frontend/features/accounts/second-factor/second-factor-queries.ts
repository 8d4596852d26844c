import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { secondFactorQuery } from '../../../session/second-factor.ts';
import { asReader } from '../../../session/user-query.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { toast } from '../../../ui/panels/toast.tsx';

const factor = api.user['second-factor'];

/** What an administrator gives to change or remove the second factor. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

const failed = (title: string) => (error: Error) =>
  toast({ title, description: reasonOf(error, secondFactorText.failed), destructive: true });

/** Makes the secret of a new second factor. */
export function useSetUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => asReader(client, call(factor.$post({ json: { password } }))),
    onError: failed(secondFactorText.setUp.failed),
  });
}

/** Turns the new second factor on with its first code. */
export function useTurnOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => asReader(client, call(factor.confirm.$post({ json: { code } }))),
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

/** Replaces the recovery codes. */
export function useRenewCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Proof) => asReader(client, call(factor['recovery-codes'].$post({ json }))),
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    onError: failed(secondFactorText.renew.failed),
  });
}

/** Removes the second factor. */
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

/** Confirms with a code that it is the administrator. For ten minutes this session may delete. */
export function useConfirmSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => asReader(client, call(factor.verify.$post({ json: { code } }))),
    onError: failed(secondFactorText.confirm.failed),
  });
}
