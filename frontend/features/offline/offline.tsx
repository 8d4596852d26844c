import { useEffect, useState } from 'react';
import { isForMembers } from '../../session/for-members.ts';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { offlineText } from '../../text/site/offline-text.ts';
import { onPause } from '../../ui/on-pause.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { forgetReading, keepForLater, removeWorker, takeNewVersion } from './worker.ts';

/** Calls the listener when the reader signs out, here or in another tab. Returns a function that removes it. */
function onSignedOut(listener: () => void): () => void {
  let isSignedIn = wasSignedIn();
  return onSignedIn(() => {
    const was = isSignedIn;
    isSignedIn = wasSignedIn();
    if (was && !isSignedIn) listener();
  });
}

const NOTE =
  'no-print pointer-events-none fixed start-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-3 rounded-(--radius) border bg-background px-3 py-1 text-meta text-ink md:bottom-3';

/**
 * Keeps the app and what is read for times without a network, and says when there is none or when a newer version
 * waits. In members mode nothing is kept.
 */
export function Offline() {
  const isOnline = useIsOnline();
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isForMembers()) {
      void removeWorker().catch(() => undefined);
      return;
    }
    const endWaiting = onPause(() => {
      endWaiting();
      void keepForLater(() => setOutdated(true)).catch(() => undefined);
    });
    const endListening = onSignedOut(() => void forgetReading().catch(() => undefined));
    return () => {
      endWaiting();
      endListening();
    };
  }, []);
  return (
    <div role="status">
      {!isOnline && <p className={NOTE}>{offlineText.offline}</p>}
      {isOnline && isOutdated && (
        <p className={NOTE}>
          {offlineText.newVersion}
          <button type="button" className="link pointer-events-auto" onClick={() => void takeNewVersion()}>
            {offlineText.reload}
          </button>
        </p>
      )}
    </div>
  );
}
