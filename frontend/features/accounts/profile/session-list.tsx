import { useRef, useState } from 'react';
import type { Sessions } from '../../../../domain/contract/index.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { ConfirmDialog } from '../../../ui/panels/confirm-dialog.tsx';
import { itemAt, useSuccessor } from '../../../ui/panels/use-successor.ts';
import { PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { timeInWords } from '../../../ui/words/time-in-words.ts';
import { deviceName } from './device-name.ts';
import { useEndSession, useSessions } from './profile-queries.ts';

type Session = Sessions[number];

interface SessionToEnd {
  readonly session: Session;
  readonly at: number;
}

const timesOf = ({ createdAt, lastSeenAt }: Session): string =>
  accountsText.sessions.times(timeInWords(createdAt), timeInWords(lastSeenAt));

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
            // When another session has been ended, the session that takes its place in the list gets the focus.
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
              <Button
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
              </Button>
            </li>
          );
        })}
      </ul>
      {toEnd !== null && (
        <ConfirmDialog
          title={accountsText.sessions.askTitle(deviceName(toEnd.session.device))}
          description={accountsText.sessions.askText(timesOf(toEnd.session))}
          label={accountsText.sessions.signOut}
          pending={accountsText.sessions.pending}
          isPending={end.isPending}
          onClose={() => setToEnd(null)}
          onConfirm={() =>
            end.mutate({ id: toEnd.session.id, current: false }, { onSettled: () => setToEnd(null) })
          }
        />
      )}
    </>
  );
}
