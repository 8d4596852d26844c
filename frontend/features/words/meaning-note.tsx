import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { meaningsText } from '../../text/verse/meanings-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';

const GLOSS_NOTE = lazyPart(() => import('./gloss-note.tsx'), 'GlossNote');

/**
 * What explains the meanings below the words: the sign ° if a word has it, and if a word has a dash instead of a meaning,
 * where meanings come from.
 */
export function MeaningNote({ words }: { readonly words: readonly WordAnalysis[] }) {
  if (words.some(({ word }) => word.translation === null))
    return <LazyPart part={GLOSS_NOTE} props={{ words }} pending={<p className="h-5" />} />;
  return words.some(({ word }) => word.isOneOfSeveral) && <p>{meaningsText.aboutSign}</p>;
}
