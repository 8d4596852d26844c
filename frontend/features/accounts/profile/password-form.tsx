import type { User } from '../../../../domain/contract/index.ts';
import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { AccountField } from '../form/account-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChangePassword } from './profile-queries.ts';

const LABELS = {
  currentPassword: accountsText.changePassword.current,
  newPassword: accountsText.changePassword.next,
  confirmed: accountsText.changePassword.confirm,
};

export function PasswordForm({ user }: { readonly user: User }) {
  const change = useChangePassword();
  const { form, field } = useAccountForm({
    labels: LABELS,
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
        hint={accountsText.signIn.length(PASSWORD_LENGTH.min)}
      />
      <AccountField {...field('confirmed')} autoComplete="new-password" isPassword />
      <SubmitButton
        label={accountsText.changePassword.action}
        pending="Changing..."
        isPending={change.isPending}
      />
      <p className="text-meta text-muted">{accountsText.changePassword.note}</p>
    </form>
  );
}
