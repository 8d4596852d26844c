import { useEffect, useRef, useState } from 'react';
import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { needsCode } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { AccountField, FormFailure, SubmitButton } from '../form/account-field.tsx';
import { problemsOf } from '../form/account-form.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { useResetPassword } from './recovery-queries.ts';

const { reset: resetText } = recoveryText;

const LABELS = {
  username: accountsText.signIn.username,
  code: resetText.code,
  password: resetText.password,
  passwordConfirm: resetText.confirm,
  secondFactorCode: secondFactorText.code.label,
};

/** The form for a reader who has forgotten the password and has a recovery code. `onClose` leads back to signing in. */
export function ResetForm({ onClose }: { readonly onClose: () => void }) {
  const reset = useResetPassword();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, field, failure } = useAccountForm({
    labels: LABELS,
    check: ({ secondFactorCode, ...values }) =>
      problemsOf(asksForCode ? { ...values, secondFactorCode } : values),
    send: async ({ username, code, password, secondFactorCode }) => {
      const body = { username: username.trim(), code, password };
      await reset.mutateAsync(asksForCode ? { ...body, secondFactorCode } : body);
      onClose();
    },
    isPending: reset.isPending,
    otherwise: asksForCode ? resetText.failedWithCode : resetText.failedText,
    asksForMore: (error) => {
      if (needsCode(error)) setAsksForCode(true);
      return needsCode(error);
    },
    focusAfterWrongLogin: asksForCode ? 'secondFactorCode' : 'code',
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-h3 font-medium">
        {resetText.title}
      </h2>
      <p>{resetText.text}</p>
      <AccountField {...field('username')} autoComplete="username" />
      <AccountField {...field('code')} autoComplete="off" hint={resetText.codeHint} />
      <AccountField
        {...field('password')}
        autoComplete="new-password"
        isPassword
        hint={accountsText.signIn.length(PASSWORD_LENGTH.min)}
      />
      <AccountField {...field('passwordConfirm')} autoComplete="new-password" isPassword />
      {asksForCode && <CodeField {...field('secondFactorCode')} hasFocus />}
      <FormFailure reason={failure} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton label={resetText.action} pending={resetText.pending} isPending={reset.isPending} />
        <Button onClick={onClose}>{resetText.back}</Button>
      </div>
    </form>
  );
}
