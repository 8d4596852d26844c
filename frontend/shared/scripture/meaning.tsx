import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { meaningsText } from '../../text/verse/meanings-text.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';

interface MeaningProps extends Pick<WordAnalysis, 'word'> {
  /** True below a word, where “(object marker)” would be much wider than its two letters. */
  readonly isBrief?: boolean;
}

/**
 * The meaning of a word. A small sign after it says that the dictionary has other meanings too, of which one may fit the
 * place better. A note below the text explains the sign.
 */
export function Meaning({ word, isBrief = false }: MeaningProps) {
  const meaning = word.translation ?? '–';
  const { objectMarker, brief } = meaningsText;
  const text = <ShownEnglish text={isBrief ? meaning.replace(objectMarker, brief) : meaning} />;
  if (word.isOneOfSeveral !== true) return text;
  return (
    <>
      {text}
      <span aria-hidden className="text-muted select-none">
        {meaningsText.sign}
      </span>
    </>
  );
}
