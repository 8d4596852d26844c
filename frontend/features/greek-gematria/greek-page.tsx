import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GREEK_METHOD_IDS } from '../../addresses/greek-gematria-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { CARD, ContestCard } from './contest-card.tsx';
import { GreekCalculator } from './greek-calculator.tsx';
import { CONTEST } from './greek-queries.ts';
import { useGreekState } from './greek-state.ts';
import { VerseAnalysis } from './verse-analysis.tsx';

const TABS = [
  { id: 'calculator', label: greekPageText.tabs.calculator },
  { id: 'verses', label: greekPageText.tabs.verses },
] as const;

export function GreekPage() {
  const state = useGreekState();
  const books = useQuery(libraryQueries.books());
  const isInstalled = books.data?.books.find(({ id }) => id === CONTEST.book)?.installed ?? null;
  return (
    <div className="page">
      <p className="text-ui">
        <Link to="/" className="inline-block py-1">
          {greekPageText.back}
        </Link>
      </p>
      <PageHeading title={greekPageText.title}>{greekPageText.title}</PageHeading>
      <p className="mt-2 max-w-[40rem] text-muted">{greekPageText.lead}</p>
      <div className="mt-4">
        <Tabs
          label={greekPageText.tabs.label}
          tabs={TABS}
          selected={state.tab}
          onSelect={(id) => state.show({ tab: id })}
        >
          {state.tab === 'calculator' ? (
            <GreekCalculator {...state} />
          ) : (
            <VerseAnalysis books={books} isInstalled={isInstalled} />
          )}
        </Tabs>
      </div>
      {/* These cards come after the field for the text. Before it, they would push it below the first screen of a
          phone. */}
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Introduction />
        <ContestCard isInstalled={isInstalled} />
      </div>
    </div>
  );
}

function Introduction() {
  return (
    <Section title={greekPageText.intro.title} look="text-lead font-medium" className={CARD}>
      <ul className="mt-2 grid gap-1 text-ui">
        {GREEK_METHOD_IDS.map((id) => (
          <li key={id}>
            <Link to="/methods/$methodId" params={{ methodId: id }} className="inline-block py-0.5">
              {greekPageText.intro.names[id]}
            </Link>
            <span className="text-muted">{` (${greekPageText.intro.descriptions[id]})`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ui text-muted">{greekPageText.intro.sameTable}</p>
    </Section>
  );
}
