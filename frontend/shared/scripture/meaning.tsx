import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { meaningsText } from '../../text/verse/meanings-text.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';

/**
 * The meaning of a word. A small sign after it says that the dictionary has other meanings too, of which one may fit the
 * place better. The note below the words of a verse, or above the lines of a chapter, explains the sign.
 */
export function Meaning({ word }: Pick<WordAnalysis, 'word'>) {
  const text = <ShownEnglish text={word.translation ?? '–'} />;
  if (word.isOneOfSeveral !== true) return text;
  return (
    <>
      {text}
      <span aria-hidden className="text-muted select-none">
        {meaningsText.dictionarySign}
      </span>
    </>
  );
}
