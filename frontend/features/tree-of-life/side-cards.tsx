import '../../styles/prose.css';
import { Link } from '@tanstack/react-router';
import {
  CORRESPONDENCE_SOURCES,
  GEMATRIA_INSIGHTS,
  LAYOUT_NOTE,
  SIGN_NOTE,
  SUM_OF_SEPHIROT,
  TORAH_CONNECTIONS,
} from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
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

export function StudyGuide() {
  return (
    <div className="prose mt-6">
      <p>{treeText.guide.lead}</p>
      <h2>{treeText.guide.reading}</h2>
      <ul>
        {(['pillars', 'triads', 'daat', 'body'] as const).map((part) => (
          <li key={part}>
            <RichText text={treeText.guide[part]} />
          </li>
        ))}
      </ul>
      <p>
        {treeText.guide.david} <ScriptureLink place={DAVIDS_PRAYER} />.
      </p>
      <h2>{treeText.guide.letters}</h2>
      <p>
        <MixedText>{treeText.guide.lettersText}</MixedText>
      </p>
      <p>{LAYOUT_NOTE}</p>
      <p>{SIGN_NOTE}</p>
      <h2>{treeText.guide.numbers}</h2>
      <p>
        <RichText
          text={treeText.guide.numbersText}
          parts={{ a: <Link to="/methods/$methodId" params={{ methodId: 'HEBREW_STANDARD' }} /> }}
        />
      </p>
      <h2>{treeText.guide.sources}</h2>
      <p>{treeText.guide.sourcesText}</p>
      <dl className={`${FACTS} mt-3 border-t border-line`}>
        <Fact name={treeText.guide.planets}>{CORRESPONDENCE_SOURCES.planet}</Fact>
        <Fact name={treeText.guide.directions}>{CORRESPONDENCE_SOURCES.direction}</Fact>
        <Fact name={treeText.guide.elements}>{CORRESPONDENCE_SOURCES.element}</Fact>
        <Fact name={treeText.guide.colours}>{CORRESPONDENCE_SOURCES.colour}</Fact>
      </dl>
      <h2>{treeText.guide.study}</h2>
      <ul>
        <li>{treeText.guide.studySpheres}</li>
        <li>{treeText.guide.studyLetters}</li>
        <li>{treeText.guide.studyPaths}</li>
      </ul>
    </div>
  );
}

const DAVIDS_PRAYER = { book: '1chronicles', chapter: 29, verse: 11 } as const;
