import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Sessions, User } from '../../../domain/contract/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { themeName } from '../../theme/presets.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { LazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { itemAt, useSuccessor } from '../../ui/use-successor.ts';
import { SETTINGS } from '../settings/settings-part.ts';
import { Swatch } from '../settings/swatch.tsx';
import { APPEARANCE_LABELS, VARIANT_LABELS } from '../settings/theme-labels.ts';
import { AccountField, focusProblem } from './account-field.tsx';
import { MIN_PASSWORD, type Problems, serverProblems } from './account-form.ts';
import { deviceName } from './device-name.ts';
import {
  useChangePassword,
  useDeleteAccount,
  useEndSession,
  useExport,
  useSessions,
} from './profile-queries.ts';
import { useReader } from './user-query.ts';

/** The reader's own page; who is not signed in is asked to. */
export function ProfilePage() {
  const { data: user, error, refetch } = useReader();
  if (error !== null && user === undefined) {
    return (
      <div className="page max-w-[45rem]">
        <ErrorBox
          heading={<PageHeading title="Profile">Profile</PageHeading>}
          message={error.message}
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        />
      </div>
    );
  }
  if (!user) return <PageSkeleton />;
  return (
    <div className="page max-w-[45rem]">
      <PageHeading title="Profile">Profile</PageHeading>
      <dl className="facts mt-5">
        <div>
          <dt>Username</dt>
          <dd>
            <bdi>{user.username}</bdi>
          </dd>
        </div>
      </dl>
      <Part title="Theme">
        <ThemeOverview user={user} />
      </Part>
      <Part title="Password">
        <PasswordForm user={user} />
      </Part>
      <Part title="Sessions">
        <SessionList />
      </Part>
      <Part title="Your data">
        <DataExport />
      </Part>
      <Part title="Delete account">
        <AccountDeletion user={user} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="profile-part">
      <h2 id={id} className="text-h3 font-medium">
        {title}
      </h2>
      {children}
    </section>
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
          {VARIANT_LABELS[user.themeVariant]} · {APPEARANCE_LABELS[user.themeAppearance]} · corners of{' '}
          {user.themeRadius} px
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Change theme
      </button>
      {isOpen && <LazyPart part={SETTINGS} props={{ onClose: close, open: 'theme' }} onFail={close} />}
    </>
  );
}

const PASSWORD_LABELS = { currentPassword: 'Current password', newPassword: 'New password' };

function PasswordForm({ user }: { readonly user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const change = useChangePassword();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found: Problems = {
      ...(currentPassword === '' ? { currentPassword: 'Password is required' } : {}),
      ...(newPassword === '' ? { newPassword: 'Password is required' } : {}),
      ...(confirmed === newPassword ? {} : { confirmed: 'Passwords do not match' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(form.current);
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setCurrentPassword('');
          setNewPassword('');
          setConfirmed('');
        },
        onError: (error) => {
          setProblems(serverProblems(error, PASSWORD_LABELS));
          focusProblem(form.current);
        },
      },
    );
  };
  return (
    <form ref={form} noValidate method="post" className="grid max-w-[28rem] gap-4" onSubmit={submit}>
      {/* Tells a password manager whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <AccountField
        name="currentPassword"
        label={PASSWORD_LABELS.currentPassword}
        autoComplete="current-password"
        isPassword
        value={currentPassword}
        onChange={setCurrentPassword}
        problem={problems.currentPassword}
      />
      <AccountField
        name="newPassword"
        label={PASSWORD_LABELS.newPassword}
        autoComplete="new-password"
        isPassword
        value={newPassword}
        onChange={setNewPassword}
        problem={problems.newPassword}
        hint={`At least ${MIN_PASSWORD} characters; 15 or more are recommended.`}
      />
      <AccountField
        name="confirmed"
        label="Confirm new password"
        autoComplete="new-password"
        isPassword
        value={confirmed}
        onChange={setConfirmed}
        problem={problems.confirmed}
      />
      <button
        type="submit"
        className="control control-primary justify-self-start"
        aria-disabled={change.isPending}
      >
        {change.isPending ? 'Changing...' : 'Change password'}
      </button>
      <p className="text-meta text-muted">Every other session is signed out.</p>
    </form>
  );
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type Session = Sessions[number];

/** A session that may be ended, and where it stands in the list. */
interface Asked {
  readonly session: Session;
  readonly at: number;
}

/** How long a session has been there, and when it was used. */
const lifeOf = ({ createdAt, lastSeenAt }: Session): string =>
  `Since ${WHEN.format(new Date(createdAt))}, last used ${WHEN.format(new Date(lastSeenAt))}`;

function SessionList() {
  const { data: sessions, error, refetch } = useSessions();
  const end = useEndSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useSuccessor(asked, ({ at }) => itemAt(list.current, at));
  if (sessions === undefined) {
    if (error === null) return <span className="skeleton h-16 w-full" />;
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  return (
    <>
      <ul ref={list} aria-label="Sessions" className="grid">
        {sessions.map((session, at) => {
          const { id, device, current } = session;
          const name = deviceName(device);
          const isEnding = end.isPending && end.variables.id === id;
          return (
            // The focus comes here when the session before it is ended.
            <li key={id} className="profile-session" tabIndex={-1}>
              <div>
                <p title={device}>
                  {name} {current && <strong className="badge">This session</strong>}
                </p>
                <p className="text-meta text-muted">{lifeOf(session)}</p>
              </div>
              <button
                type="button"
                className="control control-lined"
                aria-label={`Sign out: ${name}${current ? ', this session' : ''}`}
                aria-haspopup={current ? undefined : 'dialog'}
                aria-disabled={isEnding}
                onClick={() => {
                  if (end.isPending) return;
                  if (current) end.mutate({ id, current });
                  else setAsked({ session, at });
                }}
              >
                Sign out
              </button>
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <EndSession
          session={asked.session}
          isEnding={end.isPending}
          onEnd={() =>
            end.mutate({ id: asked.session.id, current: false }, { onSettled: () => setAsked(null) })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface EndSessionProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks whether to sign out elsewhere: only who sits there can sign in there again. */
function EndSession({ session, isEnding, onEnd, onClose }: EndSessionProps) {
  return (
    <Dialog
      title={`Sign out ${deviceName(session.device)}?`}
      description={`${lifeOf(session)}. To go on there, you would have to sign in again.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="control control-lined" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="control control-lined font-semibold text-danger"
          aria-disabled={isEnding}
          onClick={() => {
            if (!isEnding) onEnd();
          }}
        >
          {isEnding ? 'Signing out...' : 'Sign out'}
        </button>
      </div>
    </Dialog>
  );
}

function DataExport() {
  const everything = useExport();
  return (
    <>
      <p>A file of everything kept of you: your username, theme, sessions and study notes.</p>
      <button
        type="button"
        className="control control-lined justify-self-start"
        aria-disabled={everything.isPending}
        onClick={() => {
          if (!everything.isPending) everything.mutate();
        }}
      >
        {everything.isPending ? 'Exporting...' : 'Export everything'}
      </button>
    </>
  );
}

function AccountDeletion({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>Your account, your study notes and all your sessions are deleted for good.</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start text-danger"
        onClick={() => setOpen(true)}
      >
        Delete account
      </button>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DeletionDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const deletion = useDeleteAccount(() => navigate({ to: '/' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deletion.isPending) return;
    const found: Problems = password === '' ? { password: 'Password is required' } : {};
    setProblems(found);
    if (password === '') return focusProblem(form.current);
    deletion.mutate(password, {
      onError: (error) => {
        setProblems(serverProblems(error, { password: 'Password' }));
        focusProblem(form.current);
      },
    });
  };
  return (
    <Dialog
      title={`Delete the account ${user.username}?`}
      description="Its username, theme, study notes and sessions are lost. This cannot be undone; export everything first if you want to keep a copy."
      onClose={onClose}
    >
      <form ref={form} noValidate method="post" className="grid gap-4" onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <AccountField
          name="password"
          label="Password"
          autoComplete="current-password"
          isPassword
          value={password}
          onChange={setPassword}
          problem={problems.password}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="control control-lined" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="control control-lined font-semibold text-danger"
            aria-disabled={deletion.isPending}
          >
            {deletion.isPending ? 'Deleting...' : 'Delete for good'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
