import { useRef, useState } from 'react';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { AccountField, SubmitButton } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { RecoveryCodeList } from '../second-factor/recovery-code-list.tsx';
import { withdrawOffer } from './codes-offer.tsx';
import { useCodesLeft, useMakeCodes } from './recovery-queries.ts';

/** The part of the profile about the codes with which the reader can choose a new password. */
export function RecoveryPart({ username }: { readonly username: string }) {
  const { data, error, refetch } = useCodesLeft();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  if (codes !== null) {
    const close = () => {
      setCodes(null);
      requestAnimationFrame(() => state.current?.focus());
    };
    return <RecoveryCodeList text={recoveryText.codes} codes={codes} username={username} onDone={close} />;
  }
  if (data === undefined) {
    if (error === null) return <span className="skeleton h-16 w-full" />;
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  return (
    <>
      <p ref={state} tabIndex={-1}>
        {data.unused === 0 ? recoveryText.none : recoveryText.left(data.unused)}
      </p>
      <Button
        aria-haspopup="dialog"
        className="control-lined justify-self-start"
        onClick={() => setAsking(true)}
      >
        {data.unused === 0 ? recoveryText.make : recoveryText.renew}
      </Button>
      {isAsking && (
        <PasswordDialog
          username={username}
          onDone={(made) => {
            setAsking(false);
            setCodes(made);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface PasswordDialogProps {
  readonly username: string;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function PasswordDialog({ username, onDone, onClose }: PasswordDialogProps) {
  const make = useMakeCodes();
  const { form, field } = useAccountForm({
    labels: { password: accountsText.signIn.password },
    send: async ({ password }) => {
      const { recoveryCodes } = await make.mutateAsync(password);
      withdrawOffer();
      onDone(recoveryCodes);
    },
    isPending: make.isPending,
  });
  const { title, text, action, pending } = recoveryText.ask;
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <AccountField {...field('password')} autoComplete="current-password" isPassword />
        <SubmitButton label={action} pending={pending} isPending={make.isPending} />
      </form>
    </Dialog>
  );
}
