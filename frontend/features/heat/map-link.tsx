import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../domain/heat/index.ts';

interface MapLinkProps {
  /** The question that the map shows. Null for one that it cannot ask: then there is no link. */
  readonly question: HeatQuestion | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the map of the Bible that shows where the answers to a question are. */
export function MapLink({ question, className, children }: MapLinkProps) {
  if (question === null) return null;
  return (
    // The map loads a megabyte of letters, so it is not loaded before the reader opens it.
    <Link to="/heat" search={{ ask: formatHeatQuestion(question) }} preload={false} className={className}>
      {children}
    </Link>
  );
}
