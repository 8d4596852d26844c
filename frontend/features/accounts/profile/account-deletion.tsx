import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { DangerButtons } from '../../../ui/danger-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountField } from '../form/account-field.tsx';
import { requiredPassword } from '../form/account-form.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { useDeleteAccount } from './profile-queries.ts';

/** The button that deletes the account. A dialog asks for the password first. */
export function AccountDeletion({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>Your account, your study notes and all your sessions are deleted for good.</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start text-danger"
        onClick={() => setOpen(true)}
      >
        Delete account
      </button>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DeletionDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const LABELS = { password: 'Password' };

function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const navigate = useNavigate();
  const deletion = useDeleteAccount(() => navigate({ to: '/' }));
  const { form, field } = useAccountForm({
    labels: LABELS,
    check: requiredPassword,
    send: ({ password }) => deletion.mutateAsync(password),
    isPending: deletion.isPending,
  });
  return (
    <Dialog
      title={`Delete the account ${user.username}?`}
      description="Its username, theme, study notes and sessions are lost. This cannot be undone; export everything first if you want to keep a copy."
      onClose={onClose}
    >
      <form {...form} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <AccountField {...field('password')} autoComplete="current-password" isPassword />
        <DangerButtons
          label="Delete for good"
          pending="Deleting..."
          isPending={deletion.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
