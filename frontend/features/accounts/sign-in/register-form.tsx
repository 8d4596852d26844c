import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { storedTheme } from '../../../theme/theme.ts';
import { AccountField } from '../form/account-field.tsx';
import { registerProblems } from '../form/account-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useRegister } from './sign-in-queries.ts';

const LABELS = { username: 'Username', password: 'Password', passwordConfirm: 'Confirm password' };

/** The form that creates an account. The new reader is then signed in. */
export function RegisterForm() {
  const register = useRegister();
  const { form, field } = useAccountForm({
    labels: LABELS,
    check: registerProblems,
    // The new account starts with the theme of this browser.
    send: ({ username, password }) =>
      register.mutateAsync({ username: username.trim(), password, ...storedTheme() }),
    isPending: register.isPending,
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <AccountField {...field('username')} autoComplete="username" />
      <AccountField
        {...field('password')}
        autoComplete="new-password"
        isPassword
        hint={`At least ${PASSWORD_LENGTH.min} characters; 15 or more are recommended. Any characters will do.`}
      />
      <AccountField {...field('passwordConfirm')} autoComplete="new-password" isPassword />
      <SubmitButton label="Register" pending="Registering..." isPending={register.isPending} />
    </form>
  );
}
