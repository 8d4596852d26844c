import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { FormFailure } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { useConfirmSession } from './second-factor-queries.ts';

export interface ConfirmCodeProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ConfirmCode({ onConfirmed, onClose }: ConfirmCodeProps) {
  const confirm = useConfirmSession();
  const { form, field, failure } = useAccountForm({
    labels: { code: secondFactorText.code.label },
    send: async ({ code }) => {
      await confirm.mutateAsync(code);
      onConfirmed();
    },
    isPending: confirm.isPending,
    otherwise: secondFactorText.confirm.failedText,
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-ui">{secondFactorText.confirm.text}</p>
      <CodeField {...field('code')} hasFocus />
      <FormFailure reason={failure} />
      <DangerButtons
        label={secondFactorText.confirm.action}
        pending={secondFactorText.confirm.pending}
        isPending={confirm.isPending}
        onClose={onClose}
      />
    </form>
  );
}
