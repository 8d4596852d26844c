import { GEMATRIA_INSIGHTS, SUM_OF_SEPHIROT, TORAH_CONNECTIONS } from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { ScriptureLink } from './scripture-link.tsx';

const CARD = 'rounded-(--radius) border border-line p-5';

export function TorahConnections() {
  return (
    <Section title={treeText.cards.torah} look="text-lead font-medium" className={CARD}>
      <ul className="mt-3 grid gap-4 text-ui">
        {TORAH_CONNECTIONS.map(({ id, title, text, source, place }) => (
          <li key={id}>
            <h3 className="font-semibold">{title}</h3>
            <p>
              <MixedText>{text}</MixedText>
            </p>
            <p className="text-meta text-muted">{source}</p>
            <ScriptureLink place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function GematriaInsights() {
  return (
    <Section title={treeText.cards.gematria} look="text-lead font-medium" className={CARD}>
      <ul className="mt-3 grid gap-4 text-ui">
        {GEMATRIA_INSIGHTS.map(({ id, words, value, text, source }) => (
          <li key={id}>
            <h3 className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-body font-semibold text-accent tabular-nums">
                <NumberLink value={value} />
              </span>
              {words.map(({ hebrew, meaning }) => (
                <span key={hebrew}>
                  {'= '}
                  <bdi lang="he" className="text-body">
                    {hebrew}
                  </bdi>{' '}
                  <span className="text-muted">{meaning}</span>
                </span>
              ))}
            </h3>
            <p>{text}</p>
            <p className="text-meta text-muted">{source}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-meta text-muted">
        {treeText.cards.note(formatValue(SUM_OF_SEPHIROT))}
      </p>
    </Section>
  );
}
