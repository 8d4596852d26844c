import type { UseMutationResult } from '@tanstack/react-query';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { AccountField } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';
import type { Proof } from './second-factor-queries.ts';

interface ProofDialogProps<T> {
  readonly username: string;
  readonly text: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly pending: string;
  };
  readonly change: UseMutationResult<T, Error, Proof>;
  readonly onDone: (result: T) => void;
  readonly onClose: () => void;
}

const LABELS = { password: secondFactorText.setUp.password, code: secondFactorText.code.label };

export function ProofDialog<T>({ username, text, change, onDone, onClose }: ProofDialogProps<T>) {
  const { form, field } = useAccountForm({
    labels: LABELS,
    send: async (proof) => onDone(await change.mutateAsync(proof)),
    isPending: change.isPending,
  });
  return (
    <Dialog title={text.title} description={text.text} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <AccountField {...field('password')} autoComplete="current-password" isPassword />
        <CodeField {...field('code')} />
        <DangerButtons
          label={text.action}
          pending={text.pending}
          isPending={change.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
