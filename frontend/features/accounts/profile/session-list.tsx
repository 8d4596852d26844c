import { useRef, useState } from 'react';
import type { Sessions } from '../../../../domain/contract/index.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { DangerButtons } from '../../../ui/forms/danger-buttons.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { itemAt, useSuccessor } from '../../../ui/panels/use-successor.ts';
import { PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { deviceName } from './device-name.ts';
import { useEndSession, useSessions } from './profile-queries.ts';

const DATE_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type Session = Sessions[number];

/** The session that the open dialog asks about, and its position in the list. */
interface SessionToEnd {
  readonly session: Session;
  readonly at: number;
}

/** The times when a session began and when it was last used, as text. */
const timesOf = ({ createdAt, lastSeenAt }: Session): string =>
  accountsText.sessions.times(DATE_TIME.format(new Date(createdAt)), DATE_TIME.format(new Date(lastSeenAt)));

/** The reader's sessions, each with a button that ends it. */
export function SessionList() {
  const { data: sessions, error, refetch } = useSessions();
  const end = useEndSession();
  const [toEnd, setToEnd] = useState<SessionToEnd | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useSuccessor(toEnd, ({ at }) => itemAt(list.current, at));
  if (sessions === undefined) {
    if (error === null) return <span className="skeleton h-16 w-full" />;
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  return (
    <>
      <ul ref={list} aria-label={accountsText.profile.sessions} className="grid">
        {sessions.map((session, at) => {
          const { id, device, current } = session;
          const name = deviceName(device);
          const isEnding = end.isPending && end.variables.id === id;
          return (
            // When another session has been ended, the item that takes its place in the list gets the focus.
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-line"
              tabIndex={-1}
            >
              <div>
                <p title={device}>
                  {name} {current && <strong className={PLAIN_BADGE}>{accountsText.sessions.current}</strong>}
                </p>
                <p className="text-meta text-muted">{timesOf(session)}</p>
              </div>
              <button
                type="button"
                className="control control-lined"
                aria-label={(current ? accountsText.sessions.signOutOfThis : accountsText.sessions.signOutOf)(
                  name,
                )}
                aria-haspopup={current ? undefined : 'dialog'}
                aria-disabled={isEnding}
                onClick={() => {
                  if (end.isPending) return;
                  if (current) end.mutate({ id, current });
                  else setToEnd({ session, at });
                }}
              >
                {accountsText.sessions.signOut}
              </button>
            </li>
          );
        })}
      </ul>
      {toEnd !== null && (
        <EndSession
          session={toEnd.session}
          isEnding={end.isPending}
          onEnd={() =>
            end.mutate({ id: toEnd.session.id, current: false }, { onSettled: () => setToEnd(null) })
          }
          onClose={() => setToEnd(null)}
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

/** Asks for confirmation before it ends another session, because that cannot be undone. */
function EndSession({ session, isEnding, onEnd, onClose }: EndSessionProps) {
  return (
    <Dialog
      title={accountsText.sessions.askTitle(deviceName(session.device))}
      description={accountsText.sessions.askText(timesOf(session))}
      onClose={onClose}
    >
      <DangerButtons
        label={accountsText.sessions.signOut}
        pending={accountsText.sessions.pending}
        isPending={isEnding}
        onClose={onClose}
        onConfirm={onEnd}
      />
    </Dialog>
  );
}
