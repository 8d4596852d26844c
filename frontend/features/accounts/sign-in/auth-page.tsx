import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isForMembers } from '../../../session/for-members.ts';
import { wasSignedIn } from '../../../session/signed-in-hint.ts';
import { userQuery } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { PageSkeleton } from '../../../ui/pages/skeleton.tsx';
import { Tabs } from '../../../ui/panels/tabs.tsx';
import { ResetForm } from '../recovery/reset-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { safeRedirect } from './safe-redirect.ts';

const TABS = [
  { id: 'login', label: accountsText.signIn.tabs.login },
  { id: 'register', label: accountsText.signIn.tabs.register },
] as const;

/**
 * The page for signing in and for creating an account. A reader who is signed in, or has just signed in, is
 * led to the path that `safeRedirect` makes of `redirect`.
 */
export function AuthPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/auth' });
  const { data: user, isPending } = useQuery(userQuery);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('login');
  const isSignedIn = user !== undefined && user !== null;
  useEffect(() => {
    if (isSignedIn) router.history.replace(safeRedirect(redirect, location.origin));
  }, [isSignedIn, redirect, router]);
  // Until the server has answered, a reader who is probably signed in sees a placeholder, not the form.
  if (isSignedIn || (isPending && wasSignedIn())) return <PageSkeleton />;
  return (
    <div className="page grid gap-10 md:grid-cols-2 md:gap-16">
      <div>
        <PageHeading title={accountsText.signIn.title} />
        <div className="mt-6">
          <Tabs label={accountsText.signIn.tabs.label} tabs={TABS} selected={tab} onSelect={setTab}>
            {tab === 'login' ? <LoginPanel /> : <RegisterForm />}
          </Tabs>
        </div>
      </div>
      <Features />
    </div>
  );
}

function LoginPanel() {
  const [hasForgotten, setForgotten] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const close = () => {
    setForgotten(false);
    requestAnimationFrame(() => room.current?.querySelector<HTMLElement>('[name=username]')?.focus());
  };
  return (
    <div ref={room}>
      {hasForgotten ? <ResetForm onClose={close} /> : <LoginForm onForgotten={() => setForgotten(true)} />}
    </div>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="self-start border-t border-line pt-6 md:border-0 md:pt-2">
      <h2 id="features" className="text-h3 font-medium">
        {accountsText.signIn.about.title}
      </h2>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className="font-semibold">{accountsText.signIn.about.interlinear}</dt>
          <dd className="text-muted">{accountsText.signIn.about.interlinearText}</dd>
        </div>
        <div>
          <dt className="font-semibold">{accountsText.signIn.about.gematria}</dt>
          <dd className="text-muted">{accountsText.signIn.about.gematriaText}</dd>
        </div>
        <div>
          <dt className="font-semibold">{accountsText.signIn.about.notes}</dt>
          <dd className="text-muted">{accountsText.signIn.about.notesText}</dd>
        </div>
      </dl>
      <p className="mt-4 text-ui text-muted">
        {isForMembers() ? accountsText.signIn.about.members : accountsText.signIn.about.open}
      </p>
    </section>
  );
}
