import { useEffect, useEffectEvent, useState } from 'react';

/** The pause in typing after which the search runs, in milliseconds. */
const PAUSE_MS = 100;

/**
 * A field that searches while the reader types. `current` is the value in the address. If something else changes it,
 * for example Back, the field shows the new value. A change that the field itself made never overwrites newer typing.
 * `parse` gives the text as the address contains it, or null if it is not valid. `search` runs the search after a pause, in
 * milliseconds.
 */
export function useTyped(
  current: string,
  parse: (text: string) => string | null,
  search: (text: string) => void,
  pause = PAUSE_MS,
) {
  const [text, setText] = useState(current);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [lastCurrent, setLastCurrent] = useState(current);
  /** The texts that this field has searched for and that are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (current !== lastCurrent) {
    const at = sent.indexOf(current);
    setLastCurrent(current);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) {
      setText(current);
      setWaiting(null);
    }
  }

  /**
   * Searches at once instead of after the pause, if the text is valid and not in the address yet. Returns true if it
   * started a search.
   */
  const flush = (): boolean => {
    setWaiting(null);
    const next = parse(text);
    if (waiting === null || next === null || next === current) return false;
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

  const cancel = () => setWaiting(null);
  const type = (next: string) => {
    setText(next);
    setWaiting(next);
  };
  return { text, type, flush, cancel, ready: parse(text) };
}
