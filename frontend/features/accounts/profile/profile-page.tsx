import { type ReactNode, useId } from 'react';
import { useReader } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { FailedPage } from '../../../ui/pages/error-panel.tsx';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { PageSpinner } from '../../../ui/pages/page-spinner.tsx';
import { FACTS, Fact } from '../../../ui/words/fact.tsx';
import { ReaderText } from '../../../ui/words/reader-text.tsx';
import { RecoveryPart } from '../recovery/recovery-part.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { PasswordForm } from './password-form.tsx';
import { useExport } from './profile-queries.ts';
import { SessionList } from './session-list.tsx';
import { ThemeOverview } from './theme-overview.tsx';

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
      <PageHeading title={accountsText.profile.title}>{accountsText.profile.title}</PageHeading>
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
      <button
        type="button"
        className="control control-lined justify-self-start"
        aria-disabled={dataExport.isPending}
        onClick={() => {
          if (!dataExport.isPending) dataExport.mutate();
        }}
      >
        {dataExport.isPending ? accountsText.profile.exporting : accountsText.profile.export}
      </button>
    </>
  );
}
