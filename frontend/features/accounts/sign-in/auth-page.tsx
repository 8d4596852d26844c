import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { wasSignedIn } from '../../../session/signed-in-hint.ts';
import { userQuery } from '../../../session/user-query.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { isForMembers } from '../members/for-members.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { safeRedirect } from './safe-redirect.ts';

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
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
    <div className="page auth-page max-w-tools">
      <div>
        <PageHeading title="Sign In">Sign In</PageHeading>
        <div className="mt-6">
          <Tabs label="Login or register" tabs={TABS} selected={tab} onSelect={setTab}>
            {tab === 'login' ? <LoginForm /> : <RegisterForm />}
          </Tabs>
        </div>
      </div>
      <Features />
    </div>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="auth-features">
      <h2 id="features" className="text-h3 font-medium">
        Study Scripture in its own letters
      </h2>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className="font-semibold">Interlinear texts</dt>
          <dd className="text-muted">
            Hebrew and Greek word by word, with sound, meaning and Strong’s number.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Gematria analysis</dt>
          <dd className="text-muted">
            The values of every word and verse, each worked out letter by letter.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Personal study notes</dt>
          <dd className="text-muted">Your own notes on any verse, seen by nobody else.</dd>
        </div>
      </dl>
      <p className="mt-4 text-ui text-muted">
        {isForMembers()
          ? 'Reading and searching need an account here.'
          : 'Reading and searching need no account.'}
      </p>
    </section>
  );
}
