import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Insight } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { MARKED_BADGE } from '../../ui/words/badge.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { InsightChecks } from './insight-checks.tsx';

interface InsightCardProps {
  readonly insight: Insight;
  readonly level: 2 | 3;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

export function InsightCard({ insight, level, isExpanded, onToggle }: InsightCardProps) {
  const { reference, text, notes, checks } = insight;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li data-insight className="grid gap-3 rounded-(--radius) border border-line px-5 py-4 text-ui">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Heading className="font-semibold">
          <bdi>{reference}</bdi>
        </Heading>
        <span className={MARKED_BADGE}>{insightsText.card.badge}</span>
      </div>
      {text !== null && (
        <Scripture lang="en" text={text} className="border-s-2 border-line ps-3 text-muted" />
      )}
      <div id={id}>
        <p className={isExpanded ? '' : 'line-clamp-3'}>
          <MixedText>{notes}</MixedText>
        </p>
        {isExpanded && <InsightChecks checks={checks} />}
      </div>
      <InsightSource insight={insight} />
      <div className="-mx-3.5 -mb-2 flex flex-wrap">
        <Button className="text-accent" aria-expanded={isExpanded} aria-controls={id} onClick={onToggle}>
          <span>
            {isExpanded ? insightsText.card.less : insightsText.card.more}
            <span className="sr-only">{insightsText.card.on(reference)}</span>
          </span>
        </Button>
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={placeParams(insight)}
          search={keepSearch}
          className="control text-accent"
        >
          <span>
            <RichText text={insightsText.card.view(reference)} parts={{ a: <span className="sr-only" /> }} />
          </span>
        </Link>
      </div>
    </li>
  );
}

export function InsightSource({ insight: { kind, source, checks } }: Pick<InsightCardProps, 'insight'>) {
  const isCheckedInText = checks.some(({ sides }) =>
    sides.flat().some(({ reference }) => reference !== null),
  );
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-muted">
      <span>{`${kind.charAt(0).toUpperCase()}${kind.slice(1)} · ${source}`}</span>
      {checks.length > 0 && (
        <span className="text-accent">
          <span aria-hidden="true">✓ </span>
          {isCheckedInText ? insightsText.card.checked : insightsText.card.computed}
        </span>
      )}
    </p>
  );
}
