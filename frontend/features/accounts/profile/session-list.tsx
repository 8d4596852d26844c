import { useRef, useState } from 'react';
import type { Sessions } from '../../../../domain/contract/index.ts';
import { DangerButtons } from '../../../ui/danger-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { itemAt, useSuccessor } from '../../../ui/use-successor.ts';
import { deviceName } from './device-name.ts';
import { useEndSession, useSessions } from './profile-queries.ts';

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

/** Where the reader is signed in, each with a way to sign out there. */
export function SessionList() {
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
      <DangerButtons
        label="Sign out"
        pending="Signing out..."
        isPending={isEnding}
        onClose={onClose}
        onConfirm={onEnd}
      />
    </Dialog>
  );
}
