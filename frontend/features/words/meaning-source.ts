import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { contextSource } from '../../shared/scripture/gloss-note.ts';
import { wordCardText } from '../../text/verse/word-card-text.ts';

type Meaning = Pick<WordAnalysis['word'], 'translationSource' | 'translationEdition'>;

/** Where the meaning of a word comes from, for readers. */
export function meaningSource({ translationSource, translationEdition }: Meaning): string {
  const { source } = wordCardText;
  if (translationSource === 'edition') return source.edition;
  if (translationSource === 'pack') return source.context(contextSource(translationEdition));
  if (translationSource === 'composed') return source.composed;
  return translationEdition === 'tbesh' ? source.stepBible : source.strongs;
}
