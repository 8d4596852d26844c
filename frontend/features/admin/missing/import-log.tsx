import { useEffect, useId, useRef } from 'react';
import { adminText } from '../../../text/admin.ts';

export interface LogEntry {
  readonly at: Date;
  readonly text: string;
}

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

/** What the imports of this page have done since it was opened, oldest first. It scrolls to the newest line. */
export function ImportLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is at the end.
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>{adminText.importLog.importLog}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <div ref={log} role="log" aria-labelledby={id} tabIndex={0} className="import-log">
        {entries.length === 0 ? (
          <p className="text-muted">{adminText.importLog.empty}</p>
        ) : (
          <ol className="grid gap-2">
            {entries.map(({ at, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
              <li key={index}>
                <time dateTime={at.toISOString()} className="text-muted tabular-nums">
                  {TIME.format(at)}
                </time>{' '}
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
