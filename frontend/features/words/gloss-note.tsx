import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { glossNote } from '../../shared/scripture/gloss-note.ts';

export const GlossNote = ({ words }: { readonly words: readonly WordAnalysis[] }) => (
  <p>{glossNote(words)}</p>
);
