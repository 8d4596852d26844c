import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { needsCode } from '../../../api/api-error.ts';

import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { AccountField } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { ConfirmCode } from '../second-factor/confirm-code.tsx';
import { useDeleteAccount } from './profile-queries.ts';

export function AccountDeletion({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{accountsText.deletion.text}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start text-danger"
        onClick={() => setOpen(true)}
      >
        {accountsText.deletion.title}
      </button>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DeletionDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const LABELS = { password: accountsText.signIn.password };

function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const navigate = useNavigate();
  const deletion = useDeleteAccount(() => navigate({ to: '/' }));
  const { form, field } = useAccountForm({
    labels: LABELS,
    send: ({ password }) => deletion.mutateAsync(password),
    isPending: deletion.isPending,
    asksForMore: needsCode,
  });
  return (
    <Dialog
      title={accountsText.deletion.askTitle(user.username)}
      description={accountsText.deletion.askText}
      onClose={onClose}
    >
      {needsCode(deletion.error) ? (
        <ConfirmCode onConfirmed={() => deletion.mutate(deletion.variables ?? '')} onClose={onClose} />
      ) : (
        <form {...form} className="grid gap-4">
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <AccountField {...field('password')} autoComplete="current-password" isPassword />
          <DangerButtons
            label={accountsText.deletion.confirm}
            pending="Deleting..."
            isPending={deletion.isPending}
            onClose={onClose}
          />
        </form>
      )}
    </Dialog>
  );
}
