import type { WordAnalysis } from '../../domain/contract/index.ts';
import { meaningsText } from '../text/meanings.ts';
import { ShownEnglish } from '../ui/shown-english.tsx';

/**
 * The meaning of a word. A small sign after it says that it is the dictionary's, which may not fit the place. The note
 * below the words of a verse explains the sign. In a chapter only the card of the word does: it names the dictionary.
 */
export function Meaning({ word }: Pick<WordAnalysis, 'word'>) {
  const text = <ShownEnglish text={word.translation ?? '–'} />;
  if (word.translationSource !== 'lexicon') return text;
  return (
    <>
      {text}
      <span aria-hidden className="text-muted select-none">
        {meaningsText.dictionarySign}
      </span>
    </>
  );
}
