import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';

interface OriginalWordProps {
  readonly word: WordAnalysis['word'];
  readonly className?: string;
}

/** A word in its own letters, with the marks that the reader wants. */
export function OriginalWord({ word, className = 'word-original' }: OriginalWordProps) {
  const marks = useMarks();
  return (
    <bdi lang={word.language} className={className}>
      {withMarks(word.originalText, marks)}
    </bdi>
  );
}
