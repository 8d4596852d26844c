import { useEffect, useRef } from 'react';
import { adminText } from '../../../text/site/admin-text.ts';
import { Card } from '../shared/card.tsx';

export interface LogEntry {
  readonly at: Date;
  readonly text: string;
}

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** The time of day, with the date if that is not today. */
const timeInWords = (at: Date): string =>
  (at.toDateString() === new Date().toDateString() ? TIME : DAY_AND_TIME).format(at);

export function ImportLog({
  entries,
  onClear,
}: {
  readonly entries: readonly LogEntry[];
  readonly onClear: () => void;
}) {
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
                  {timeInWords(at)}
                </time>{' '}
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      {entries.length > 0 && (
        <button type="button" className="control control-lined justify-self-start" onClick={onClear}>
          {adminText.importLog.clear}
        </button>
      )}
    </Card>
  );
}
