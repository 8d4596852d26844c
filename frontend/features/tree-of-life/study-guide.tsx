import '../../styles/prose.css';
import { Link } from '@tanstack/react-router';
import { CORRESPONDENCE_SOURCES, LAYOUT_NOTE, SIGN_NOTE } from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { ScriptureLink } from './scripture-link.tsx';

export function StudyGuide() {
  return (
    <div className="prose mt-6">
      <p>{treeText.guide.lead}</p>
      <h2>{treeText.guide.reading}</h2>
      <ul>
        {(['pillars', 'triads', 'daat', 'body'] as const).map((part) => (
          <li key={part}>
            <RichText text={treeText.guide[part]} parts={{ a: (words) => <strong>{words}</strong> }} />
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
          parts={{
            a: (words) => (
              <Link to="/methods/$methodId" params={{ methodId: 'HEBREW_STANDARD' }}>
                {words}
              </Link>
            ),
          }}
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
