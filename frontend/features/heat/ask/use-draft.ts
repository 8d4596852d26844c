import { useEffect, useEffectEvent, useState } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../../domain/heat/index.ts';
import { type Draft, draftOf, readDraft } from './draft.ts';

/** The pause after which the address follows the fields, in milliseconds. The picture follows at once. */
const PAUSE_MS = 300;

/**
 * The fields of a sentence, which follow the question of the address. If something else changes the address, for example
 * Back, the fields show its question. A question that the fields themselves asked never overwrites newer typing.
 * `preview` gets each question that the fields have, or null if they have none; `ask` gets the last one after a pause.
 */
export function useDraft(
  asked: HeatQuestion,
  preview: (question: HeatQuestion | null) => void,
  ask: (question: HeatQuestion) => void,
) {
  const [draft, setDraft] = useState(() => draftOf(asked));
  const [waiting, setWaiting] = useState<HeatQuestion | null>(null);
  const form = formatHeatQuestion(asked);
  const [lastForm, setLastForm] = useState(form);
  /** The questions that these fields have asked and that are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (form !== lastForm) {
    const at = sent.indexOf(form);
    setLastForm(form);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) {
      setDraft(draftOf(asked, draft));
      setWaiting(null);
    }
  }
  const change = (next: Draft) => {
    setDraft(next);
    const read = readDraft(next);
    const question = 'question' in read ? read.question : null;
    setWaiting(question);
    preview(question);
  };
  /** Asks at once instead of after the pause. */
  const flush = () => {
    setWaiting(null);
    if (waiting === null) return;
    const changed = formatHeatQuestion(waiting);
    if (changed === (sent.at(-1) ?? form)) return;
    setSent([...sent, changed]);
    ask(waiting);
  };
  const onPause = useEffectEvent(flush);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return { draft, show: setDraft, change, flush };
}
