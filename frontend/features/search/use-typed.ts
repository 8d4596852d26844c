import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must pause before the search asks, in milliseconds. */
const DEBOUNCE_MS = 100;

/**
 * A field that asks as one types. `asked` is what the address holds: when it changes by other means, as by Back, the
 * field follows; what the field itself has asked never overwrites what is being typed. `read` gives the text as the
 * address would hold it, or null while it can't be asked.
 */
export function useTyped(asked: string, read: (text: string) => string | null, ask: (text: string) => void) {
  const [text, setText] = useState(asked);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (asked !== seen) {
    const at = sent.indexOf(asked);
    setSeen(asked);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) {
      setText(asked);
      setWaiting(null);
    }
  }

  /** Asks what waits at once; true when there was something to ask. */
  const flush = (): boolean => {
    setWaiting(null);
    const next = read(text);
    if (waiting === null || next === null || next === asked) return false;
    setSent([...sent, next]);
    ask(next);
    return true;
  };
  const onRest = useEffectEvent(() => flush());
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => onRest(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  /** Asks nothing more: the reader goes elsewhere. */
  const drop = () => setWaiting(null);
  const type = (next: string) => {
    setText(next);
    setWaiting(next);
  };
  return { text, type, flush, drop, ready: read(text) };
}
