import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { type Marks, useMarks, withMarks } from '../../shared/marks.ts';
import { directionOf, endsVariant, languageRuns, wordButton } from '../../shared/words.ts';
import { wordsText } from '../../text/words.ts';
import { useIsHighlighted } from './highlight.ts';

interface RunningTextProps {
  readonly words: readonly WordAnalysis[];
  /** The position of the word that the Tab key reaches. The arrow keys reach the other words. */
  readonly tabStop: number;
  /** The position of the word whose card is open. Null if no card is open. */
  readonly open: number | null;
}

/** The original as running text. The other reading of a word follows it in brackets. */
export function RunningText({ words, tabStop, open }: RunningTextProps) {
  const marks = useMarks();
  const runs = languageRuns(words);
  const first = runs[0];
  if (first === undefined) return null;
  return (
    <p lang={first.language} dir={directionOf(first.language)} className={`scripture marks-${marks}`}>
      {runs.map((run) => {
        const text = run.words.map((analysis, index) => (
          <Word
            key={analysis.word.wordPosition}
            word={analysis.word}
            marks={marks}
            showsVariant={endsVariant(run.words, index)}
            tabStop={tabStop}
            open={open}
          />
        ));
        return run.language === first.language ? (
          text
        ) : (
          <span key={run.words[0]?.word.wordPosition} lang={run.language}>
            {text}
          </span>
        );
      })}
    </p>
  );
}

interface WordProps extends Pick<RunningTextProps, 'tabStop' | 'open'> {
  readonly word: WordAnalysis['word'];
  readonly marks: Marks;
  readonly showsVariant: boolean;
}

/**
 * A word with the characters that join it to the next one: a maqaf, a space or a sof pasuq. The word is in one
 * element, because an element inside it could separate its marks from their letters.
 */
function Word({ word, marks, showsVariant, tabStop, open }: WordProps) {
  const isLit = useIsHighlighted(word);
  return (
    <>
      {word.before}
      <span
        data-word={word.wordPosition}
        data-lit={isLit || undefined}
        className="cursor-pointer rounded-[calc(var(--radius)/2)] hover:bg-surface data-lit:bg-selected forced-colors:data-lit:outline"
        {...wordButton(word.wordPosition, tabStop, open)}
      >
        {withMarks(word.originalText, marks)}
      </span>
      {showsVariant && word.variant !== null && word.variant !== '' && (
        <span
          className="qere"
          title={word.reading === 'qere' ? wordsText.variants.writtenTitle : wordsText.variants.readTitle}
        >{` [${withMarks(word.variant, marks)}]`}</span>
      )}
      {word.after}
      {word.mark !== null && <span className="section-mark">{` ${word.mark} `}</span>}
    </>
  );
}
