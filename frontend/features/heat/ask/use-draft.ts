import { useState } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../../domain/heat/index.ts';
import { type Draft, draftOf, readDraft } from './draft.ts';

/**
 * The fields of a sentence, which follow the question of the address. If something else changes the address, for example
 * Back, the fields show its question. A question that the fields themselves asked never overwrites newer typing.
 * `ask` gets each question that the fields have.
 */
export function useDraft(asked: HeatQuestion, ask: (question: HeatQuestion) => void) {
  const [draft, setDraft] = useState(() => draftOf(asked));
  const form = formatHeatQuestion(asked);
  const [lastForm, setLastForm] = useState(form);
  /** The questions that these fields have asked and that are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (form !== lastForm) {
    const at = sent.indexOf(form);
    setLastForm(form);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) setDraft(draftOf(asked, draft));
  }
  const change = (next: Draft) => {
    setDraft(next);
    const read = readDraft(next);
    if (!('question' in read)) return;
    const changed = formatHeatQuestion(read.question);
    if (changed === (sent.at(-1) ?? form)) return;
    setSent([...sent, changed]);
    ask(read.question);
  };
  return { draft, show: setDraft, change };
}
