import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { storedTheme } from '../../theme/theme.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountField, focusProblem } from './account-field.tsx';
import {
  loginProblems,
  MIN_PASSWORD,
  type Problems,
  registerProblems,
  serverProblems,
} from './account-form.ts';
import { isForMembers } from './for-members.ts';
import { safeRedirect } from './safe-redirect.ts';
import { useLogin, useRegister } from './sign-in-queries.ts';
import { wasSignedIn } from './signed-in-hint.ts';
import { userQuery } from './user-query.ts';

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
] as const;

const LABELS = { username: 'Username', password: 'Password', passwordConfirm: 'Confirm password' };

/** Sign in, or make an account; who is signed in already is sent on. */
export function AuthPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/auth' });
  const { data: user, isPending } = useQuery(userQuery);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('login');
  const isSignedIn = user !== undefined && user !== null;
  useEffect(() => {
    if (isSignedIn) router.history.replace(safeRedirect(redirect, location.origin));
  }, [isSignedIn, redirect, router]);
  // Nobody is shown a form that goes away again.
  if (isSignedIn || (isPending && wasSignedIn())) return <PageSkeleton />;
  return (
    <div className="page auth-page">
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

function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const login = useLogin();
  const submit = () => {
    if (login.isPending) return;
    const found = loginProblems({ username, password });
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(form.current);
    login.mutate(
      { username: username.trim(), password },
      { onError: (error) => setProblems(serverProblems(error, LABELS)) },
    );
  };
  return (
    <AccountForm
      form={form}
      onSubmit={submit}
      isPending={login.isPending}
      label="Login"
      pending="Logging in..."
    >
      <AccountField
        name="username"
        label={LABELS.username}
        autoComplete="username"
        value={username}
        onChange={setUsername}
        problem={problems.username}
      />
      <AccountField
        name="password"
        label={LABELS.password}
        autoComplete="current-password"
        isPassword
        value={password}
        onChange={setPassword}
        problem={problems.password}
      />
    </AccountForm>
  );
}

function RegisterForm() {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [passwordConfirm, setPasswordConfirm] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const register = useRegister();
  const submit = () => {
    if (register.isPending) return;
    const found = registerProblems({ username, password, passwordConfirm });
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(form.current);
    register.mutate(
      // How the app looks here goes along, so that it looks the same elsewhere.
      { username: username.trim(), password, ...storedTheme() },
      {
        onError: (error) => {
          setProblems(serverProblems(error, LABELS));
          focusProblem(form.current);
        },
      },
    );
  };
  return (
    <AccountForm
      form={form}
      onSubmit={submit}
      isPending={register.isPending}
      label="Register"
      pending="Registering..."
    >
      <AccountField
        name="username"
        label={LABELS.username}
        autoComplete="username"
        value={username}
        onChange={setUsername}
        problem={problems.username}
      />
      <AccountField
        name="password"
        label={LABELS.password}
        autoComplete="new-password"
        isPassword
        value={password}
        onChange={setPassword}
        problem={problems.password}
        hint={`At least ${MIN_PASSWORD} characters; 15 or more are recommended. Any characters will do.`}
      />
      <AccountField
        name="passwordConfirm"
        label={LABELS.passwordConfirm}
        autoComplete="new-password"
        isPassword
        value={passwordConfirm}
        onChange={setPasswordConfirm}
        problem={problems.passwordConfirm}
      />
    </AccountForm>
  );
}

interface AccountFormProps {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  readonly label: string;
  /** The button's words while the answer is on its way. */
  readonly pending: string;
  readonly children: ReactNode;
}

function AccountForm({ form, onSubmit, isPending, label, pending, children }: AccountFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate method="post" className="mt-5 grid gap-4" onSubmit={submit}>
      {children}
      <button type="submit" className="control control-primary justify-self-start" aria-disabled={isPending}>
        {isPending ? pending : label}
      </button>
    </form>
  );
}
