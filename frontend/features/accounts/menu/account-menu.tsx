import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetReader, setUser } from '../../../session/reader.ts';
import { wasSignedIn } from '../../../session/signed-in-hint.ts';
import { onSignedInElsewhere } from '../../../session/stored-reader.ts';
import { userQuery } from '../../../session/user-query.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { CURRENT_LINK } from '../../../ui/classes.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ConfirmDialog } from '../../../ui/panels/confirm-dialog.tsx';
import { Menu } from '../../../ui/panels/menu.tsx';
import { ReaderText } from '../../../ui/words/reader-text.tsx';
import { storedDraftKeys } from '../../notes/index.ts';
import { CodesOffer } from '../recovery/codes-offer.tsx';
import { useLogout } from '../sign-in/sign-in-queries.ts';
import { sendNotes } from '../sign-in/unsent-notes.ts';

const ADMIN_SCREENS = [
  { path: '/admin/import', label: accountsText.menu.admin.import },
  { path: '/admin/database', label: accountsText.menu.admin.database },
  { path: '/admin/gematria-import', label: accountsText.menu.admin.gematria },
  { path: '/admin/specialized-import', label: accountsText.menu.admin.csv },
  { path: '/admin/missing-chapters', label: accountsText.menu.admin.missing },
] as const;

export interface AccountMenuProps {
  readonly openSettings: () => void;
}

const SCREENS = [
  { path: '/', label: accountsText.menu.explorer },
  { path: '/my-notes', label: accountsText.menu.notes },
  { path: '/profile', label: accountsText.menu.profile },
] as const;

/**
 * The menu of a signed-in reader in the header. Until the account is loaded, it is a button with a question
 * mark, which requests the account again after a failure.
 */
export function AccountMenu({ openSettings }: AccountMenuProps) {
  const queryClient = useQueryClient();
  const { data: user, error, refetch } = useQuery(userQuery);
  const logout = useLogout();
  const [isSending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  useEffect(() => {
    const changed = () => void (wasSignedIn() ? forgetReader(queryClient) : setUser(queryClient, null));
    const end = onSignedInElsewhere(changed);
    return () => {
      end();
      // After a sign-out in another tab, the header may remove this menu before the menu has heard of it.
      if (!wasSignedIn()) changed();
    };
  }, [queryClient]);
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    // Notes that were written without a connection are sent when any page opens, and when the connection
    // returns.
    const send = () => {
      if (storedDraftKeys(userId).length > 0) void sendNotes(queryClient, userId);
    };
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queryClient, userId]);
  if (!user) {
    return (
      <Button
        className="control-icon text-muted"
        aria-label={error === null ? accountsText.menu.loading : accountsText.menu.failed}
        disabled={error === null}
        onClick={() => void refetch()}
      >
        ?
      </Button>
    );
  }
  const isLeaving = isSending || logout.isPending;
  const leave = async () => {
    setSending(true);
    const failed = await sendNotes(queryClient, user.id);
    setSending(false);
    if (failed.length > 0) setUnsent(failed);
    else logout.mutate();
  };
  return (
    <>
      <Menu
        label={accountsText.menu.label(user.username)}
        className="control-icon"
        content={(close) => (
          <>
            <p className="account-name border-b border-line px-3.5 py-2">
              <strong className="block truncate">
                <ReaderText>{user.username}</ReaderText>
              </strong>
              <span className="text-meta text-muted">{accountsText.menu.title}</span>
            </p>
            {SCREENS.map(({ path, label }) => (
              <Link key={path} to={path} className="control" onClick={close}>
                {label}
              </Link>
            ))}
            {user.isAdmin &&
              ADMIN_SCREENS.map(({ path, label }) => (
                <Link key={path} to={path} className="control min-[100rem]:hidden" onClick={close}>
                  {label}
                </Link>
              ))}
            <Button
              className=""
              onClick={() => {
                close();
                openSettings();
              }}
            >
              {accountsText.menu.settings}
            </Button>
            <Button className="" isOff={isLeaving} onClick={() => void leave()}>
              {isLeaving ? accountsText.logout.pending : accountsText.logout.action}
            </Button>
          </>
        )}
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-ink font-semibold text-background"
        >
          {[...user.username][0]?.toUpperCase()}
        </span>
      </Menu>
      <CodesOffer userId={user.id} />
      {unsent.length > 0 && (
        <LeaveNotes
          references={unsent}
          onLeave={() => {
            setUnsent([]);
            logout.mutate();
          }}
          onClose={() => setUnsent([])}
        />
      )}
    </>
  );
}

interface LeaveNotesProps {
  readonly references: readonly string[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function LeaveNotes({ references, onLeave, onClose }: LeaveNotesProps) {
  return (
    <ConfirmDialog
      title={accountsText.unsavedNotes.title}
      description={accountsText.unsavedNotes.text(references.length)}
      label={accountsText.unsavedNotes.leave}
      cancel={accountsText.unsavedNotes.stay}
      onClose={onClose}
      onConfirm={onLeave}
    >
      <ul aria-label={accountsText.unsavedNotes.list} className="text-ui">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

export function AdminLinks() {
  const { data: user } = useQuery(userQuery);
  if (!user?.isAdmin) return null;
  return ADMIN_SCREENS.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      data-admin-links=""
      className={`control whitespace-nowrap max-[100rem]:hidden ${CURRENT_LINK}`}
    >
      {label}
    </Link>
  ));
}
