import { useQueryClient } from '@tanstack/react-query';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ExplorerSearch, Panel } from '../../addresses/explorer.ts';
import { useChangeSearch } from '../../shared/change-search.ts';
import { verseName } from '../../shared/place.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import type { AnalysisProps } from './analysed.ts';
import { InterlinearTab } from './interlinear-tab.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

interface AnalysisPanelProps extends AnalysisProps {
  readonly search: ExplorerSearch;
}

const GEMATRIA = lazyPart<AnalysisProps>(
  'gematria',
  async () => (await import('./gematria-tab.tsx')).GematriaTab,
);
const CONTEXT = lazyPart<AnalysisProps>(
  'context',
  async () => (await import('./context-tab.tsx')).ContextTab,
);

/**
 * The study panel beside the text. Its open tab is a part of the address, so the tab stays open at the next verse.
 */
export function AnalysisPanel({ analysis, search: { panel: selected } }: AnalysisPanelProps) {
  const change = useChangeSearch();
  const queryClient = useQueryClient();
  const preload = () => {
    for (const part of [GEMATRIA, CONTEXT]) void queryClient.prefetchQuery(part);
  };
  return (
    <aside
      aria-label="Analysis"
      className="explorer-panel analysis"
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Header verse={analysis.verse} />
      <Tabs
        label="Analysis"
        tabs={tabsOf(analysis.verse)}
        selected={selected}
        onSelect={(panel) => change({ panel })}
      >
        <div className="analysis-tab">
          {selected === 'interlinear' ? (
            <InterlinearTab analysis={analysis} />
          ) : (
            <LazyPart
              key={selected}
              part={selected === 'gematria' ? GEMATRIA : CONTEXT}
              props={{ analysis }}
              pending={<PartSkeleton />}
            />
          )}
        </div>
      </Tabs>
    </aside>
  );
}

type AnyVerse = AnalysisProps['analysis']['verse'];

function tabsOf({ notes }: AnyVerse): readonly Tab<Panel>[] {
  return [
    { id: 'interlinear', label: 'Interlinear' },
    { id: 'gematria', label: 'Gematria' },
    { id: 'context', label: notes === null ? 'Context' : <ContextWithNotes /> },
  ];
}

const ContextWithNotes = () => (
  <>
    Context
    <span className="notes-dot" aria-hidden="true" />
    <span className="sr-only"> with insights</span>
  </>
);

/** The reference of a verse or chapter as badges, and the badge “Kabbalistic” if the verse has insights. */
function Header({ verse }: { readonly verse: AnyVerse }) {
  const { book, chapter, verse: number, notes } = verse;
  const badges = [
    isBookId(book) ? bookById(book).name : book,
    `Chapter ${chapter}`,
    ...(number === null ? [] : [number === 0 ? verseName({ book, verse: number }) : `Verse ${number}`]),
    ...(notes === null ? [] : ['Kabbalistic']),
  ];
  return (
    <header className="analysis-header">
      <h2 className="text-lead font-medium">
        <bdi>{verse.reference}</bdi>
      </h2>
      <ul className="flex flex-wrap gap-1.5" aria-label="Place">
        {badges.map((badge) => (
          <li key={badge} className={`badge ${badge === 'Kabbalistic' ? 'badge-marked' : ''}`}>
            {badge}
          </li>
        ))}
      </ul>
    </header>
  );
}
