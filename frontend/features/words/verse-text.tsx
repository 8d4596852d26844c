import type { ReactNode } from 'react';
import type { RunningWord, WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { useMarks } from '../../shared/scripture/marks.ts';
import { directionOf } from '../../shared/scripture/words.ts';
import { OriginalText } from './original-text.tsx';
import type { WordState } from './word-area.tsx';
import { linesWithText } from './word-lines.tsx';

interface VerseTextProps extends WordState {
  readonly words: readonly WordAnalysis[];
  readonly reading: 'ketiv' | 'qere';
  readonly idPrefix: string;
  readonly lines: ReadonlySet<WordLine>;
  readonly method: string | undefined;
  readonly children?: ReactNode;
}

export function VerseText({ words, lines, method, children, ...shown }: VerseTextProps) {
  const marks = useMarks();
  const [first] = words;
  if (first === undefined) return null;
  const { language } = first.word;
  const withText = linesWithText(lines, words);
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      data-verse-text
      data-place={shown.idPrefix}
      className={`scripture marks-${marks} ${withText.size > 0 ? 'with-lines' : ''}`}
    >
      <OriginalText
        running={runningOf(words)}
        facts={words}
        marks={marks}
        lines={withText}
        method={method}
        hasSectionLetters
        {...shown}
      />
      {children}
    </div>
  );
}

/** The words of a verse as the running words of a chapter. A word in another language than the first has its own. */
export const runningOf = (words: readonly WordAnalysis[]): readonly RunningWord[] =>
  words.map(({ word: { originalText, before, after, mark, variant, language } }) => ({
    text: originalText,
    before,
    after,
    ...(mark === null ? {} : { mark }),
    ...(variant === null ? {} : { variant }),
    ...(language === words[0]?.word.language ? {} : { language }),
  }));
