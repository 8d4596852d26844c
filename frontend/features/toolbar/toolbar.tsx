import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';
import { PlaceNav } from './place-nav.tsx';

interface ToolbarProps {
  /** What is shown: Previous and Next lead away from it, the actions act on it. */
  readonly analysis: VerseAnalysis | ChapterAnalysis;
}

/** The navigation bar over the text; at the bottom of a phone. */
export function Toolbar({ analysis }: ToolbarProps) {
  const { verse, previous, next } = analysis;
  if (verse.verse === null) return <PlaceNav unit="chapter" previous={previous} next={next} />;
  const { book, chapter } = verse;
  return (
    <PlaceNav unit="verse" previous={previous} next={next} chapter={{ book, chapter, verse: verse.verse }} />
  );
}
