import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';

interface OriginalWordProps {
  readonly word: WordAnalysis['word'];
  readonly className?: string;
}

/** A word in its original script, with the vowels and accents that the reader has chosen. */
export function OriginalWord({ word, className = 'word-original' }: OriginalWordProps) {
  const marks = useMarks();
  return (
    <bdi lang={word.language} className={className}>
      {withMarks(word.originalText, marks)}
    </bdi>
  );
}
