import { type ReactNode, useContext } from 'react';
import type { VerseSummary } from '../../../domain/contract/index.ts';
import { mainTotal } from '../../shared/methods/methods.ts';
import { linesWithText, OriginalText, runningOf } from '../words/index.ts';
import { ChapterLook } from './chapter-look.ts';
import { verseKey } from './verse-key.ts';
import { VerseValue } from './verse-number.tsx';

interface VersionTextProps {
  readonly verse: VerseSummary['verse'];
  readonly tabStop: number;
  readonly open: number | null;
  /** The text of a version that is not counted. */
  readonly children: ReactNode;
}

/** The text of the version. If it is in Hebrew or Greek, its words have values, and the total of the verse follows them. */
export function VersionText({ verse, tabStop, open, children }: VersionTextProps) {
  const { counter, hasValues, lines, marks } = useContext(ChapterLook);
  const counted = counter?.count(verse);
  if (counted === undefined) return children;
  const { words, totalValues } = counted;
  const total = mainTotal(totalValues);
  return (
    <span data-place={verseKey(verse, 't')} className={`marks-${marks}`}>
      <OriginalText
        running={runningOf(words)}
        facts={words}
        reading="ketiv"
        marks={marks}
        lines={linesWithText(lines, words)}
        method={total?.method}
        tabStop={tabStop}
        open={open}
      />
      {hasValues && total !== undefined && (
        <span
          lang="en"
          data-chrome=""
          className="ms-2 font-text text-meta text-muted tabular-nums select-none"
        >
          <VerseValue total={total} />
        </span>
      )}
    </span>
  );
}
