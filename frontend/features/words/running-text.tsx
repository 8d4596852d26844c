import { Fragment } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { directionOf, endsVariant, languageRuns } from './words.ts';

interface RunningTextProps {
  readonly words: readonly WordAnalysis[];
}

/** The original text as printed, from its words; the qere stands in brackets behind its ketiv. */
export function RunningText({ words }: RunningTextProps) {
  const runs = languageRuns(words);
  const first = runs[0];
  if (first === undefined) return null;
  return (
    <p lang={first.language} dir={directionOf(first.language)} className="scripture">
      {runs.map((run) =>
        run.language === first.language ? (
          <Run key={run.words[0]?.word.wordPosition} words={run.words} />
        ) : (
          <span key={run.words[0]?.word.wordPosition} lang={run.language}>
            <Run words={run.words} />
          </span>
        ),
      )}
    </p>
  );
}

/** Words keep what joins them: a maqaf, a space, a sof pasuq. No element ever stands inside a pointed word. */
function Run({ words }: RunningTextProps) {
  return words.map(({ word }, index) => (
    <Fragment key={word.wordPosition}>
      {word.originalText}
      {endsVariant(words, index) && word.variant !== '' && (
        <span className="qere" title="Qere: what is read">{` [${word.variant}]`}</span>
      )}
      {word.after}
      {word.mark !== null && <span className="section-mark">{` ${word.mark} `}</span>}
    </Fragment>
  ));
}
