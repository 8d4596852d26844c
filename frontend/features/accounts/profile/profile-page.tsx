import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { PASSWORD_LENGTH } from '../../../../domain/contract/limits.ts';
import { needsCode } from '../../../api/api-error.ts';
import { useReader } from '../../../session/reader.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { themeText } from '../../../text/accounts/theme-text.ts';
import { themeName } from '../../../theme/presets.ts';
import { Swatch } from '../../../theme/swatch.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { FailedPage } from '../../../ui/pages/error-panel.tsx';
import { LazyPart, lazyPart, usePreload } from '../../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { PageSpinner } from '../../../ui/pages/page-spinner.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { FACTS, Fact } from '../../../ui/words/fact.tsx';
import { ReaderText } from '../../../ui/words/reader-text.tsx';
import { SETTINGS } from '../../settings/index.ts';
import { AccountField, SubmitButton } from '../form/account-field.tsx';
import { problemsOf } from '../form/account-form.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { RecoveryPart } from '../recovery/recovery-part.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { ConfirmCode } from '../second-factor/confirm-code.tsx';
import { useChangePassword, useDeleteAccount, useExport } from './profile-queries.ts';
import { SessionList } from './session-list.tsx';

/**
 * The part of the profile page about the second factor. Its script is separate, because only administrators need it.
 */
const SECOND_FACTOR = lazyPart(() => import('../second-factor/second-factor-part.tsx'), 'SecondFactorPart');

export function ProfilePage() {
  const { data: user, error, refetch } = useReader();
  if (error !== null && user === undefined)
    return <FailedPage title={accountsText.profile.title} error={error} retry={() => void refetch()} />;
  if (!user) return <PageSpinner />;
  return (
    <div className="page">
      <PageHeading title={accountsText.profile.title} />
      <dl className={`${FACTS} mt-5`}>
        <Fact name={accountsText.profile.username}>
          <bdi>
            <ReaderText>{user.username}</ReaderText>
          </bdi>
        </Fact>
      </dl>
      <Part title={accountsText.profile.theme} isFirst>
        <ThemeOverview user={user} />
      </Part>
      <Part title={accountsText.profile.password}>
        <PasswordForm user={user} />
      </Part>
      <Part title={recoveryText.title} id="recovery-codes">
        <RecoveryPart username={user.username} />
      </Part>
      {user.isAdmin && (
        <Part title={secondFactorText.title} id="second-factor">
          <LazyPart
            part={SECOND_FACTOR}
            props={{ username: user.username }}
            pending={<span className="skeleton h-16 w-full" />}
          />
        </Part>
      )}
      <Part title={accountsText.profile.sessions}>
        <SessionList />
      </Part>
      <Part title={accountsText.profile.data}>
        <DataExport />
      </Part>
      <Part title={accountsText.deletion.title}>
        <AccountDeletion user={user} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly id?: string;
  /** True if this part of the page needs no line above it, because the list before it ends with a line. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

function Part({ title, id: place, isFirst = false, children }: PartProps) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className={`grid gap-4 pt-6 ${isFirst ? '' : 'mt-8 border-t border-line'}`}
    >
      <h2 id={id} className="text-h3 font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}

function DataExport() {
  const dataExport = useExport();
  return (
    <>
      <p>{accountsText.profile.dataText}</p>
      <Button
        className="control-lined justify-self-start"
        isOff={dataExport.isPending}
        onClick={() => dataExport.mutate()}
      >
        {dataExport.isPending ? accountsText.profile.exporting : accountsText.profile.export}
      </Button>
    </>
  );
}

const LABELS = {
  currentPassword: accountsText.changePassword.current,
  newPassword: accountsText.changePassword.next,
  confirmed: accountsText.changePassword.confirm,
  code: secondFactorText.code.label,
};

function PasswordForm({ user }: { readonly user: User }) {
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

function AccountDeletion({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{accountsText.deletion.text}</p>
      <Button
        aria-haspopup="dialog"
        className="control-lined justify-self-start text-danger"
        onClick={() => setOpen(true)}
      >
        {accountsText.deletion.title}
      </Button>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DeletionDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const navigate = useNavigate();
  const deletion = useDeleteAccount(() => navigate({ to: '/' }));
  const { form, field } = useAccountForm({
    labels: { password: accountsText.signIn.password },
    send: ({ password }) => deletion.mutateAsync(password),
    isPending: deletion.isPending,
    asksForMore: needsCode,
  });
  return (
    <Dialog
      title={accountsText.deletion.askTitle(user.username)}
      description={accountsText.deletion.askText}
      onClose={onClose}
    >
      {needsCode(deletion.error) ? (
        <ConfirmCode onConfirmed={() => deletion.mutate(deletion.variables ?? '')} onClose={onClose} />
      ) : (
        <form {...form} className="grid gap-4">
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <AccountField {...field('password')} autoComplete="current-password" isPassword />
          <DangerButtons
            label={accountsText.deletion.confirm}
            pending="Deleting..."
            isPending={deletion.isPending}
            onClose={onClose}
          />
        </form>
      )}
    </Dialog>
  );
}

function ThemeOverview({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const preload = usePreload(SETTINGS);
  const close = () => setOpen(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Swatch primary={user.themePrimary} />
        {themeName(user)}
        <span className="text-ui text-muted">
          {accountsText.profile.themeOf(
            themeText.variants[user.themeVariant],
            themeText.appearances[user.themeAppearance],
            user.themeRadius,
          )}
        </span>
      </p>
      <Button
        aria-haspopup="dialog"
        className="control-lined justify-self-start"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {accountsText.profile.changeTheme}
      </Button>
      {isOpen && <LazyPart part={SETTINGS} props={{ onClose: close, open: 'theme' }} onFail={close} />}
    </>
  );
}
