import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The pause after a change after which the search runs, in milliseconds. */
const PAUSE_MS = 100;

interface DraftOptions<Draft> {
  /** The value in the address, as text. */
  readonly current: string;
  /** What the fields show for the value in the address. `before` is what they show now, if anything. */
  readonly draftOf: (before?: Draft) => Draft;
  /** The draft as the address contains it; null if it is not valid. */
  readonly parse: (draft: Draft) => string | null;
  readonly search: (value: string) => void;
  /** The pause after which the search runs, in milliseconds. */
  readonly pause?: number | undefined;
}

/**
 * Fields that search while the reader changes them. If something else changes the value in the address, for example Back,
 * they show the new value. A change that the fields themselves made never overwrites newer typing.
 */
export function useDraft<Draft>(options: DraftOptions<Draft>) {
  const { current, draftOf, parse, search, pause = PAUSE_MS } = options;
  const [draft, setDraft] = useState(() => draftOf());
  const [waiting, setWaiting] = useState<{ readonly draft: Draft } | null>(null);
  /** As `waiting`, but at once: one event can change the fields and then flush them. */
  const newest = useRef(waiting);
  useLayoutEffect(() => {
    newest.current = waiting;
  }, [waiting]);
  const [lastCurrent, setLastCurrent] = useState(current);
  /** The values that these fields have searched for and that are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (current !== lastCurrent) {
    const at = sent.indexOf(current);
    setLastCurrent(current);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) {
      setDraft(draftOf(draft));
      setWaiting(null);
    }
  }

  const wait = (next: typeof waiting) => {
    newest.current = next;
    setWaiting(next);
  };

  /**
   * Searches at once instead of after the pause, if the draft is valid and not in the address yet. Returns true if it
   * started a search.
   */
  const flush = (): boolean => {
    const next = newest.current && parse(newest.current.draft);
    wait(null);
    if (next === null || next === (sent.at(-1) ?? current)) return false;
    setSent([...sent, next]);
    search(next);
    return true;
  };
  const onPause = useEffectEvent(() => flush());
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [waiting, pause]);

  return {
    draft,
    /** Shows a draft and does not search for it. */
    show: setDraft,
    change(next: Draft) {
      setDraft(next);
      wait({ draft: next });
    },
    flush,
    cancel: () => wait(null),
  };
}
