import type { User } from '../../../../domain/contract/index.ts';
import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { AccountField } from '../form/account-field.tsx';
import { passwordProblems } from '../form/account-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChangePassword } from './profile-queries.ts';

const LABELS = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmed: 'Confirm new password',
};

/** Changes the reader's password. */
export function PasswordForm({ user }: { readonly user: User }) {
  const change = useChangePassword();
  const { form, field } = useAccountForm({
    labels: LABELS,
    check: passwordProblems,
    send: ({ currentPassword, newPassword }) => change.mutateAsync({ currentPassword, newPassword }),
    isPending: change.isPending,
  });
  return (
    <form {...form} className="grid max-w-[28rem] gap-4">
      {/* Password managers need the username to know which password changes. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <AccountField {...field('currentPassword')} autoComplete="current-password" isPassword />
      <AccountField
        {...field('newPassword')}
        autoComplete="new-password"
        isPassword
        hint={`At least ${PASSWORD_LENGTH.min} characters; 15 or more are recommended.`}
      />
      <AccountField {...field('confirmed')} autoComplete="new-password" isPassword />
      <SubmitButton label="Change password" pending="Changing..." isPending={change.isPending} />
      <p className="text-meta text-muted">Every other session is signed out.</p>
    </form>
  );
}
