import { useState } from 'react';
import { needsCode } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { AccountField, FormFailure, SubmitButton } from '../form/account-field.tsx';
import { problemsOf } from '../form/account-form.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { useLogin } from './sign-in-queries.ts';

const LABELS = {
  username: accountsText.signIn.username,
  password: accountsText.signIn.password,
  code: secondFactorText.code.label,
};

/** `onForgotten` is called when the reader has forgotten the password. */
export function LoginForm({ onForgotten }: { readonly onForgotten: () => void }) {
  const login = useLogin();
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, field, failure } = useAccountForm({
    labels: LABELS,
    check: ({ code, ...values }) => problemsOf(asksForCode ? { ...values, code } : values),
    send: ({ username, password, code }) =>
      login.mutateAsync({ username: username.trim(), password, ...(asksForCode ? { code } : {}) }),
    isPending: login.isPending,
    otherwise: accountsText.signIn.failedText,
    asksForMore: (error) => {
      if (needsCode(error)) setAsksForCode(true);
      return needsCode(error);
    },
    focusAfterWrongLogin: asksForCode ? 'code' : 'password',
  });
  const goBack = () => {
    setAsksForCode(false);
    field('code').onChange('');
    // The field for the username can get the focus only after it is visible again.
    requestAnimationFrame(() => form.ref.current?.querySelector<HTMLElement>('[name=username]')?.focus());
  };
  return (
    <form {...form} className="mt-5 grid gap-4">
      {/* Name and password stay in the form while it asks for a second-factor code, so that password managers see
          them. */}
      <div className="grid gap-4" hidden={asksForCode}>
        <AccountField {...field('username')} autoComplete="username" />
        <AccountField {...field('password')} autoComplete="current-password" isPassword />
      </div>
      {asksForCode && (
        <>
          <p>
            <RichText
              text={secondFactorText.signIn.as(field('username').value.trim())}
              parts={{ name: <bdi className="font-semibold" /> }}
            />
          </p>
          <CodeField {...field('code')} hasFocus />
        </>
      )}
      <FormFailure reason={failure} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          label={accountsText.signIn.tabs.login}
          pending={accountsText.signIn.pending}
          isPending={login.isPending}
        />
        {asksForCode ? (
          <Button onClick={goBack}>{secondFactorText.signIn.back}</Button>
        ) : (
          <Button className="text-accent" onClick={onForgotten}>
            {recoveryText.forgotten}
          </Button>
        )}
      </div>
    </form>
  );
}
