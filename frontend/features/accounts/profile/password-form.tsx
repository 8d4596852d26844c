import { useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { needsCode } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { AccountField } from '../form/account-field.tsx';
import { problemsOf } from '../form/account-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { useChangePassword } from './profile-queries.ts';

const LABELS = {
  currentPassword: accountsText.changePassword.current,
  newPassword: accountsText.changePassword.next,
  confirmed: accountsText.changePassword.confirm,
  code: secondFactorText.code.label,
};

export function PasswordForm({ user }: { readonly user: User }) {
  const change = useChangePassword();
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, field } = useAccountForm({
    labels: LABELS,
    check: ({ code, ...values }) => problemsOf(asksForCode ? { ...values, code } : values),
    send: async ({ currentPassword, newPassword, code }) => {
      await change.mutateAsync({ currentPassword, newPassword, ...(asksForCode ? { code } : {}) });
      setAsksForCode(false);
    },
    isPending: change.isPending,
    asksForMore: (error) => {
      if (needsCode(error)) setAsksForCode(true);
      return needsCode(error);
    },
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
      {asksForCode && <CodeField {...field('code')} hasFocus />}
      <SubmitButton
        label={accountsText.changePassword.action}
        pending="Changing..."
        isPending={change.isPending}
      />
      <p className="text-meta text-muted">{accountsText.changePassword.note}</p>
    </form>
  );
}
