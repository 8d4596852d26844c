import { useQuery } from '@tanstack/react-query';
import type { Insight } from '../../../domain/contract/index.ts';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { InsightSource } from './insight-card.tsx';
import { InsightChecks } from './insight-checks.tsx';
import { insightsQuery } from './insight-queries.ts';

interface VerseInsightsProps {
  readonly verse: { readonly book: string; readonly chapter: number; readonly verse: number | null };
  readonly notes: string;
}

export function VerseInsights({ verse, notes }: VerseInsightsProps) {
  const { data = [] } = useQuery(insightsQuery(verse.book));
  const ownInsights = data.filter((one) => one.chapter === verse.chapter && one.verse === verse.verse);
  return (
    <section>
      <h3 className="text-lead font-medium">{insightsText.ofVerse}</h3>
      <div data-prose className="mt-2 grid gap-3 text-ui">
        {ownInsights.length > 0
          ? ownInsights.map((insight) => <VerseInsight key={insight.id} insight={insight} />)
          : notes.split(/\n+/u).map((note) => (
              <p key={note}>
                <MixedText>{note}</MixedText>
              </p>
            ))}
      </div>
    </section>
  );
}

function VerseInsight({ insight }: { readonly insight: Insight }) {
  return (
    <div className="grid gap-1">
      <p>
        <MixedText>{insight.notes}</MixedText>
      </p>
      <InsightSource insight={insight} />
      {insight.checks.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-accent">{insightsText.working.title}</summary>
          <InsightChecks checks={insight.checks} />
        </details>
      )}
    </div>
  );
}
