import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { formatValue } from '../verse/format-value.ts';
import { methodLabel } from '../verse/methods.ts';
import { directionOf, endsVariant, glossLines, languageRuns } from './words.ts';

interface InterlinearProps {
  readonly words: readonly WordAnalysis[];
  /** Makes the words' ids unique where a page holds two texts. */
  readonly idPrefix?: string;
}

/** Word by word, in the direction of the text: original, sound, meaning, Strong's number, values. */
export function Interlinear({ words, idPrefix = 'w' }: InterlinearProps) {
  const first = languageRuns(words)[0];
  if (first === undefined) return null;
  // Where the whole text lacks the numbers, a row of dashes would say less than the note below.
  const showsStrongs = words.some(({ word }) => word.strongsNumber !== null);
  return (
    <ol dir={directionOf(first.language)} className={`interlinear gloss-lines-${glossLines(words)}`}>
      {words.map((word, index) => (
        <InterlinearWord
          key={word.word.wordPosition}
          analysis={word}
          id={`${idPrefix}${word.word.wordPosition}`}
          showsStrongs={showsStrongs}
          showsVariant={endsVariant(words, index)}
        />
      ))}
    </ol>
  );
}

interface InterlinearWordProps {
  readonly analysis: WordAnalysis;
  readonly id: string;
  readonly showsStrongs: boolean;
  readonly showsVariant: boolean;
}

function InterlinearWord({ analysis, id, showsStrongs, showsVariant }: InterlinearWordProps) {
  const { word, gematriaValues } = analysis;
  return (
    <li id={id} className="interlinear-word">
      <span lang={word.language} className="interlinear-original">
        {word.originalText}
      </span>
      <span lang={`${word.language}-Latn`} dir="ltr" className="text-ui text-muted">
        {word.transliteration}
      </span>
      <span lang="en" dir="ltr" className="interlinear-gloss text-ui">
        {word.translation ?? '–'}
      </span>
      {showsStrongs && (
        <span lang="en" dir="ltr" className="text-meta text-muted">
          {word.strongsNumber ?? '–'}
        </span>
      )}
      {gematriaValues.map(({ method, value }, index) => (
        <span
          key={method}
          lang="en"
          dir="ltr"
          className={index === 0 ? 'mt-1 text-ui font-semibold text-accent' : 'text-meta text-muted'}
        >
          <span className="sr-only">{methodLabel(method)} </span>
          {formatValue(value)}
        </span>
      ))}
      {showsVariant && <Variant word={word} />}
    </li>
  );
}

/** The other reading of a word that is written one way and read another. */
function Variant({ word }: { readonly word: WordAnalysis['word'] }) {
  const other = word.reading === 'qere' ? 'written' : 'read';
  return (
    <span lang="en" dir="ltr" className="mt-1 text-meta text-muted">
      {word.variant === '' ? (
        `not ${other}`
      ) : (
        <>
          {`${other}: `}
          <bdi lang={word.language} className="text-body">
            {word.variant}
          </bdi>
        </>
      )}
    </span>
  );
}
