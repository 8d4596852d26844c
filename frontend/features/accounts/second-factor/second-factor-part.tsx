import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { secondFactorQuery } from '../../../session/second-factor.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { AccountField } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { type Proof, useRemoveFactor, useRenewCodes } from './second-factor-queries.ts';
import { SetUp } from './set-up.tsx';

type Shown = 'status' | 'set-up' | 'renew' | 'remove' | { readonly codes: readonly string[] };

export function SecondFactorPart({ username }: { readonly username: string }) {
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [shown, setShown] = useState<Shown>('status');
  const state = useRef<HTMLParagraphElement>(null);
  const renew = useRenewCodes();
  const remove = useRemoveFactor();
  /**
   * Shows the status of the second factor and gives its text the focus, because the control that had the focus is
   * removed.
   */
  const showStatus = () => {
    setShown('status');
    requestAnimationFrame(() => state.current?.focus());
  };
  if (typeof shown === 'object')
    return (
      <RecoveryCodeList
        text={secondFactorText.codes}
        codes={shown.codes}
        username={username}
        onDone={showStatus}
      />
    );
  if (shown === 'set-up')
    return <SetUp username={username} onDone={(codes) => setShown({ codes })} onCancel={showStatus} />;
  if (data === undefined) {
    if (error === null) return <span className="skeleton h-16 w-full" />;
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  const { off, on } = secondFactorText;
  if (!data.isOn) {
    return (
      <>
        <p ref={state} tabIndex={-1}>
          {off.text}
        </p>
        <Button className="control-lined justify-self-start" onClick={() => setShown('set-up')}>
          {off.action}
        </Button>
      </>
    );
  }
  const close = () => setShown('status');
  return (
    <>
      <p ref={state} tabIndex={-1}>
        {on.text} {data.recoveryCodes === 0 ? on.none : on.left(data.recoveryCodes)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => setShown('renew')}>
          {on.renew}
        </Button>
        <Button
          aria-haspopup="dialog"
          className="control-lined text-danger"
          onClick={() => setShown('remove')}
        >
          {on.remove}
        </Button>
      </div>
      {shown === 'renew' && (
        <ProofDialog
          username={username}
          text={secondFactorText.renew}
          change={renew}
          onDone={({ recoveryCodes }) => setShown({ codes: recoveryCodes })}
          onClose={close}
        />
      )}
      {shown === 'remove' && (
        <ProofDialog
          username={username}
          text={secondFactorText.remove}
          change={remove}
          onDone={showStatus}
          onClose={close}
        />
      )}
    </>
  );
}

interface ProofDialogProps<T> {
  readonly username: string;
  readonly text: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly pending: string;
  };
  readonly change: UseMutationResult<T, Error, Proof>;
  readonly onDone: (result: T) => void;
  readonly onClose: () => void;
}

function ProofDialog<T>({ username, text, change, onDone, onClose }: ProofDialogProps<T>) {
  const { form, field } = useAccountForm({
    labels: { password: secondFactorText.setUp.password, code: secondFactorText.code.label },
    send: async (proof) => onDone(await change.mutateAsync(proof)),
    isPending: change.isPending,
  });
  return (
    <Dialog title={text.title} description={text.text} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <AccountField {...field('password')} autoComplete="current-password" isPassword />
        <CodeField {...field('code')} />
        <DangerButtons
          label={text.action}
          pending={text.pending}
          isPending={change.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
