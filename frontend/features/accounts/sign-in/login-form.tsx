import { AccountField } from '../form/account-field.tsx';
import { loginProblems } from '../form/account-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useLogin } from './sign-in-queries.ts';

const LABELS = { username: 'Username', password: 'Password' };

/** The form for signing in. */
export function LoginForm() {
  const login = useLogin();
  const { form, field } = useAccountForm({
    labels: LABELS,
    check: loginProblems,
    send: ({ username, password }) => login.mutateAsync({ username: username.trim(), password }),
    isPending: login.isPending,
    focusAfterWrongLogin: 'password',
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <AccountField {...field('username')} autoComplete="username" />
      <AccountField {...field('password')} autoComplete="current-password" isPassword />
      <SubmitButton label="Login" pending="Logging in..." isPending={login.isPending} />
    </form>
  );
}
