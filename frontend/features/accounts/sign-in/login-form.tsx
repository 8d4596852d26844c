import { accountsText } from '../../../text/accounts.ts';
import { AccountField } from '../form/account-field.tsx';
import { loginProblems } from '../form/account-form.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useLogin } from './sign-in-queries.ts';

const LABELS = { username: accountsText.signIn.username, password: accountsText.signIn.password };

/** The form for signing in. */
export function LoginForm() {
  const login = useLogin();
  const { form, field, failure } = useAccountForm({
    labels: LABELS,
    check: loginProblems,
    send: ({ username, password }) => login.mutateAsync({ username: username.trim(), password }),
    isPending: login.isPending,
    otherwise: accountsText.signIn.failedText,
    focusAfterWrongLogin: 'password',
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <AccountField {...field('username')} autoComplete="username" />
      <AccountField {...field('password')} autoComplete="current-password" isPassword />
      <FormFailure reason={failure} />
      <SubmitButton
        label={accountsText.signIn.tabs.login}
        pending={accountsText.signIn.pending}
        isPending={login.isPending}
      />
    </form>
  );
}
