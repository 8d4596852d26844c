import { type ReactNode, useEffect, useRef } from 'react';
import type { NewSecondFactor } from '../../../../domain/contract/index.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { AccountField, SubmitButton } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { useSetUp, useTurnOn } from './second-factor-queries.ts';

const QR_CODE = lazyPart(() => import('./qr-code.tsx'), 'QrCode');

interface SetUpProps {
  readonly username: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function SetUp({ username, onDone, onCancel }: SetUpProps) {
  const begin = useSetUp();
  const heading = useRef<HTMLHeadingElement>(null);
  const made = begin.data;
  // At each step of the set-up the heading gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each step.
  useEffect(() => heading.current?.focus(), [made]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {secondFactorText.setUp.title}
      </h3>
      {made === undefined ? (
        <PasswordStep username={username} begin={begin} onCancel={onCancel} />
      ) : (
        <AppSteps made={made} onDone={onDone} onCancel={onCancel} />
      )}
    </>
  );
}

interface PasswordStepProps {
  readonly username: string;
  readonly begin: ReturnType<typeof useSetUp>;
  readonly onCancel: () => void;
}

function PasswordStep({ username, begin, onCancel }: PasswordStepProps) {
  const { form, field } = useAccountForm({
    labels: { password: secondFactorText.setUp.password },
    send: ({ password }) => begin.mutateAsync(password),
    isPending: begin.isPending,
  });
  return (
    <form {...form} className="grid max-w-[28rem] gap-4">
      <p>{secondFactorText.setUp.passwordText}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <AccountField {...field('password')} autoComplete="current-password" isPassword />
      <Buttons onCancel={onCancel}>
        <SubmitButton
          label={secondFactorText.setUp.next}
          pending={secondFactorText.setUp.pending}
          isPending={begin.isPending}
        />
      </Buttons>
    </form>
  );
}

interface AppStepsProps {
  readonly made: NewSecondFactor;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function AppSteps({ made: { secret, uri }, onDone, onCancel }: AppStepsProps) {
  const turnOn = useTurnOn();
  const { form, field } = useAccountForm({
    labels: { code: secondFactorText.code.label },
    send: async ({ code }) => onDone((await turnOn.mutateAsync(code)).recoveryCodes),
    isPending: turnOn.isPending,
  });
  const { app, scan, code } = secondFactorText.setUp.steps;
  return (
    <form {...form} className="grid gap-6">
      <ol className="grid gap-6">
        <Step title={app.title}>
          <p className="text-ui text-muted">{app.text}</p>
        </Step>
        <Step title={scan.title}>
          <LazyPart
            part={QR_CODE}
            props={{ text: uri }}
            pending={<span className="skeleton h-56 w-full" />}
          />
          <p className="text-ui">{scan.type}</p>
          <p className="flex flex-wrap items-center gap-3">
            <code className="min-w-0 wrap-anywhere">{secret.replace(/.{4}(?=.)/gu, '$& ')}</code>
            <Button onClick={() => void copyToClipboard(secret, scan.copied)}>{scan.copy}</Button>
          </p>
          <p className="text-ui">
            <RichText text={scan.open} parts={{ link: (words) => <a href={uri}>{words}</a> }} />
          </p>
        </Step>
        <Step title={code.title}>
          <div className="max-w-[28rem]">
            <CodeField {...field('code')} isFirst />
          </div>
        </Step>
      </ol>
      <Buttons onCancel={onCancel}>
        <SubmitButton
          label={secondFactorText.setUp.turnOn}
          pending={secondFactorText.setUp.turningOn}
          isPending={turnOn.isPending}
        />
      </Buttons>
    </form>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-2">
      <h4 className="font-medium">{title}</h4>
      {children}
    </li>
  );
}

function Buttons({ onCancel, children }: { readonly onCancel: () => void; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Button onClick={onCancel}>{secondFactorText.setUp.cancel}</Button>
    </div>
  );
}
