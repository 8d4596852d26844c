import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { useMarks, withMarks } from '../../shared/scripture/marks.ts';

interface OriginalWordProps {
  readonly word: WordAnalysis['word'];
  readonly className?: string;
}

const GREEK = 'text-(length:--scripture)';
const HEBREW = 'text-[length:calc(var(--text-lead)*1.1*var(--text-scale))] leading-[1.6]';

export function OriginalWord({ word, className }: OriginalWordProps) {
  const marks = useMarks();
  return (
    <bdi lang={word.language} className={className ?? (word.language === 'grc' ? GREEK : HEBREW)}>
      {withMarks(word.originalText, marks)}
    </bdi>
  );
}
