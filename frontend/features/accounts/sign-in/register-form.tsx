import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { storedTheme } from '../../../theme/theme.ts';
import { AccountField, FormFailure, SubmitButton } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useRegister } from './sign-in-queries.ts';

const LABELS = {
  username: accountsText.signIn.username,
  password: accountsText.signIn.password,
  passwordConfirm: accountsText.signIn.confirm,
};

export function RegisterForm() {
  const register = useRegister();
  const { form, field, failure } = useAccountForm({
    labels: LABELS,
    // The new account starts with the theme of this browser.
    send: ({ username, password }) =>
      register.mutateAsync({ username: username.trim(), password, ...storedTheme() }),
    isPending: register.isPending,
    otherwise: accountsText.signIn.notRegisteredText,
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <AccountField {...field('username')} autoComplete="username" />
      <AccountField
        {...field('password')}
        autoComplete="new-password"
        isPassword
        hint={accountsText.signIn.length(PASSWORD_LENGTH.min)}
      />
      <AccountField {...field('passwordConfirm')} autoComplete="new-password" isPassword />
      <FormFailure reason={failure} />
      <SubmitButton
        label={accountsText.signIn.tabs.register}
        pending="Registering..."
        isPending={register.isPending}
      />
    </form>
  );
}
