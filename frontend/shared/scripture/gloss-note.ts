import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { listName, originalId } from '../../../domain/editions/index.ts';
import { glossNoteText as text } from '../../text/verse/gloss-note-text.ts';
import { meaningsText } from '../../text/verse/meanings-text.ts';

/** What a pack of meanings is called in a sentence. */
export function contextSource(edition: string | null): string {
  if (edition === 'meanings') return text.contexts.meanings;
  const id = originalId(edition);
  return id === undefined ? text.contexts.other : text.contexts.edition(listName(id));
}

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** A note that says where the meanings of these words come from, or why there are none. Null if the edition has its own. */
export function glossNote(words: readonly WordAnalysis[]): string | null {
  if (words.length === 0) return null;
  const sources = new Set(words.map(({ word }) => word.translationSource));
  const packs = new Set(
    words.flatMap(({ word }) =>
      word.translationSource === 'pack' ? [contextSource(word.translationEdition)] : [],
    ),
  );
  const sign = words.some(({ word }) => word.isOneOfSeveral) ? meaningsText.aboutSign : null;
  const isOurs = sources.has('lexicon') || sources.has('composed');
  if (packs.size > 0)
    return sentences(text.context([...packs]), isOurs ? text.contextAndComposed : null, sign);
  if (isOurs)
    return sentences(
      sources.has('composed') ? text.composed : text.dictionary,
      sign,
      sources.has(null) ? text.noEntry : null,
    );
  if (sources.has('edition')) return null;
  return words.some(({ word }) => word.strongsNumber !== null) ? text.noDictionary : text.noNumbers;
}
