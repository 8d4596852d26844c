import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import type { ExplorerSearch, Panel } from '../../addresses/explorer-address.ts';
import { verseName } from '../../shared/places/place.ts';
import { analysisPanelText } from '../../text/verse/analysis-panel-text.ts';
import { EXPLORER_PANEL } from '../../ui/classes.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { type Tab, Tabs } from '../../ui/panels/tabs.tsx';
import { MARKED_BADGE, PLAIN_BADGE } from '../../ui/words/badge.ts';
import type { AnalysisProps } from './analysed.ts';
import { PART_SKELETON } from './part-skeleton.tsx';

interface AnalysisPanelProps extends AnalysisProps {
  readonly search: ExplorerSearch;
  readonly children?: ReactNode;
}

const PARTS = {
  interlinear: lazyPart(() => import('./interlinear-tab.tsx'), 'InterlinearTab'),
  gematria: lazyPart(() => import('./gematria-tab.tsx'), 'GematriaTab'),
  context: lazyPart(() => import('./context-tab.tsx'), 'ContextTab'),
};

/**
 * The study panel beside the text. Its open tab is a part of the address, so the tab stays open at the next verse.
 */
export function AnalysisPanel({ analysis, search: { panel: selected }, children }: AnalysisPanelProps) {
  const change = useChangeSearch();
  const queryClient = useQueryClient();
  const preload = () => {
    for (const part of Object.values(PARTS)) void queryClient.prefetchQuery(part);
  };
  return (
    <aside
      aria-label={analysisPanelText.panel}
      className={`${EXPLORER_PANEL} grid grid-cols-[minmax(0,1fr)] content-start gap-4`}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Header verse={analysis.verse} />
      <Tabs
        label={analysisPanelText.panel}
        tabs={tabsOf(analysis.verse)}
        selected={selected}
        onSelect={(panel) => change({ panel })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
          {analysis.verse.verse === null && <NoVerseSelected />}
          <LazyPart key={selected} part={PARTS[selected]} props={{ analysis }} pending={PART_SKELETON} />
        </div>
      </Tabs>
      {children}
    </aside>
  );
}

type AnyVerse = AnalysisProps['analysis']['verse'];

function tabsOf({ notes }: AnyVerse): readonly Tab<Panel>[] {
  return [
    { id: 'interlinear', label: analysisPanelText.tabs.interlinear },
    { id: 'gematria', label: analysisPanelText.tabs.gematria },
    { id: 'context', label: notes === null ? analysisPanelText.tabs.context : <ContextWithNotes /> },
  ];
}

const ContextWithNotes = () => (
  <>
    {analysisPanelText.tabs.context}
    {/* The dot says that the verse has insights. It is a border, because a background would disappear in forced
        colours. */}
    <span
      data-notes-dot
      className="ms-1.5 inline-block size-2 rounded-full border-4 border-third motion-safe:animate-pulse"
      aria-hidden="true"
    />
    <span className="sr-only">{analysisPanelText.withInsights}</span>
  </>
);

function NoVerseSelected() {
  return (
    <div>
      <h3 className="font-medium">{analysisPanelText.noVerse}</h3>
      <p className="text-ui text-muted">{analysisPanelText.noVerseHint}</p>
    </div>
  );
}

function Header({ verse }: { readonly verse: AnyVerse }) {
  const { book, chapter, verse: number, notes } = verse;
  const badges = [
    isBookId(book) ? bookById(book).name : book,
    analysisPanelText.chapter(chapter),
    ...(number === null
      ? []
      : [number === 0 ? verseName({ book, verse: number }) : analysisPanelText.verse(number)]),
    ...(notes === null ? [] : [analysisPanelText.kabbalistic]),
  ];
  return (
    <header className="grid gap-2">
      <h2 className="text-lead font-medium">
        <bdi>{verse.reference}</bdi>
      </h2>
      <ul className="flex flex-wrap gap-1.5" aria-label={analysisPanelText.place}>
        {badges.map((badge) => (
          <li key={badge} className={badge === analysisPanelText.kabbalistic ? MARKED_BADGE : PLAIN_BADGE}>
            {badge}
          </li>
        ))}
      </ul>
    </header>
  );
}
