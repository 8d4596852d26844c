import { exchanged, type GematriaMethod } from '../../../domain/gematria/index.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { TimesLine } from '../times/index.ts';
import { bareText } from './values.ts';

/** A text with more letters is hardly one word or phrase of the Bible. */
const MAX_LETTERS = 30;
/** How long a text must stay the same before its times are counted, in milliseconds. */
const COUNT_DELAY_MS = 400;

interface ExchangedProps {
  readonly method: GematriaMethod;
  readonly text: string;
}

/** What a text becomes by a method that exchanges letters, and how often both are words of the Bible. */
export function Exchanged({ method, text: current }: ExchangedProps) {
  const text = useDebounced(bareText(current), COUNT_DELAY_MS);
  const becomes = exchanged(method.id, text);
  if (becomes === null || text.length > MAX_LETTERS) return null;
  return (
    <Section title={calculatorText.exchanged(method.name)}>
      <p className="mt-2 text-h3">
        <bdi lang="he">
          <ScriptureText lang="he" text={text} />
        </bdi>
        {' → '}
        <bdi lang="he" className="font-semibold">
          <ScriptureText lang="he" text={becomes} />
        </bdi>
      </p>
      <TimesLine asked={{ word: becomes }} />
      <TimesLine asked={{ word: text }} />
    </Section>
  );
}
