import { useEffect, useRef } from 'react';
import { adminText } from '../../../text/site/admin-text.ts';
import { Card } from '../shared/card.tsx';

export interface LogEntry {
  readonly at: Date;
  readonly text: string;
}

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

export function ImportLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls to each new line, which is at its end.
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  return (
    <Card title={adminText.importLog.importLog}>
      <div
        ref={log}
        role="log"
        aria-label={adminText.importLog.importLog}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        tabIndex={0}
        className="h-[500px] overflow-y-auto rounded-[calc(var(--radius)/2)] bg-surface p-3 wrap-anywhere"
      >
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
    </Card>
  );
}
