import type { ReactNode } from 'react';
import type { ChapterVerse } from '../../../domain/contract/index.ts';
import { poeticLines, poetryAt } from '../../../domain/poetry/index.ts';
import type { Column } from '../words/index.ts';
import { englishLines } from './english-lines.ts';

/** The lines of a verse of poetry. A text with fewer than two is not set in lines. */
export interface PoetryLines {
  /** The positions from 0 of the words of the original that begin a line. */
  readonly starts: readonly number[];
  readonly english: readonly string[];
}

const NONE: PoetryLines = { starts: [], english: [] };

/**
 * The lines of both texts of a verse. If both texts are shown, either both are set in lines or neither is. English with a
 * Strong's number after each word has no lines, because they would be too long to be seen as lines of poetry. English with a
 * value after each word has none either, and neither has the title of a psalm.
 */
export function poetryLines(
  { verse, running }: ChapterVerse,
  { isPair, isCounted }: { readonly isPair: boolean; readonly isCounted: boolean },
): PoetryLines {
  const accents = poetryAt(verse);
  if (accents === null || verse.verse === 0) return NONE;
  const starts = poeticLines(running, accents);
  const english = verse.tagged !== null || isCounted ? [] : englishLines(verse.text ?? '');
  return isPair && (starts.length < 2 || english.length < 2) ? NONE : { starts, english };
}

/**
 * The indentation of lines of poetry. A line that is too long for the page continues with a deeper indentation than any
 * line begins with, so that its rest does not look like a line of its own.
 */
const LINE_START = {
  first: 'block ps-[2em] -indent-[2em]',
  later: 'block ps-[2em] -indent-[1em]',
} as const;

/** On a phone the lines of poetry are beside the number of the verse, which begins the first line. */
const BESIDE_NUMBER = 'max-md:ps-[3em] max-md:-indent-[1em]';

interface PoetryLineProps {
  readonly line: number;
  /** True if in a narrow window the first line begins beside the verse number, and not at the edge of the window. */
  readonly isBesideNumber: boolean;
  readonly children: ReactNode;
}

export const PoetryLine = ({ line, isBesideNumber, children }: PoetryLineProps) => (
  <span
    className={`${line === 0 ? LINE_START.first : LINE_START.later} ${isBesideNumber ? BESIDE_NUMBER : ''}`}
  >
    {children}
  </span>
);

/** Puts the columns of the original into lines. Undefined for prose. */
export const inLines = (starts: readonly number[]) =>
  starts.length < 2
    ? undefined
    : (columns: readonly Column[]) =>
        starts.map((start, line) => (
          <PoetryLine key={start} line={line} isBesideNumber>
            {columns
              .filter(
                (one) => one.start >= start && one.start < (starts[line + 1] ?? Number.POSITIVE_INFINITY),
              )
              .map(({ shown }) => shown)}
          </PoetryLine>
        ));
