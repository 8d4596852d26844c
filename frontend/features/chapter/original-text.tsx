import type { RunningWord } from '../../../domain/contract/index.ts';
import { type AccentSystem, poeticLines } from '../../../domain/poetry/index.ts';
import { type Marks, withMarks } from '../../shared/marks.ts';
import { wordButton } from '../../shared/words.ts';
import { chapterText } from '../../text/chapter.ts';

/**
 * The lines of a verse of poetry. A line that is too long continues further in than any line begins, so that the rest of
 * it does not look like a line of its own.
 */
export const LINE_START = {
  first: 'block ps-[2em] -indent-[2em]',
  later: 'block ps-[2em] -indent-[1em]',
} as const;

/** On a phone the lines of poetry are beside the number of the verse, which begins the first line. */
export const BESIDE_NUMBER = 'max-md:ps-[3em] max-md:-indent-[1em]';

interface OriginalTextProps {
  readonly running: readonly RunningWord[];
  readonly reading: 'ketiv' | 'qere';
  readonly marks: Marks;
  /** The accents that divide the verse into lines. Null for prose. */
  readonly poetry: AccentSystem | null;
  /** The position of the word that the Tab key reaches. */
  readonly tabStop: number;
  /** The position of the word whose card is open. Null if no card is open. */
  readonly open: number | null;
}

/** The original of a verse: words that open their cards, the other reading in brackets, and poetry in lines. */
export function OriginalText({ running, poetry, ...shown }: OriginalTextProps) {
  const word = (one: RunningWord, index: number) => (
    <Word key={index} word={one} position={index + 1} showsVariant={endsVariant(running, index)} {...shown} />
  );
  const starts = poetry === null ? [] : poeticLines(running, poetry);
  if (starts.length < 2) return running.map(word);
  return starts.map((start, line) => (
    <span key={start} className={`${line === 0 ? LINE_START.first : LINE_START.later} ${BESIDE_NUMBER}`}>
      {running.slice(start, starts[line + 1]).map((one, index) => word(one, start + index))}
    </span>
  ));
}

/**
 * True if the other reading is shown after this word. One qere can replace several written words (1 Samuel 20:2). It is
 * shown once, after the last of them.
 */
function endsVariant(running: readonly RunningWord[], index: number): boolean {
  const variant = running[index]?.variant ?? '';
  return variant !== '' && running[index + 1]?.variant !== variant;
}

interface WordProps extends Omit<OriginalTextProps, 'running' | 'poetry'> {
  readonly word: RunningWord;
  readonly position: number;
  readonly showsVariant: boolean;
}

/** A word with the characters that join it to the next one. */
function Word({ word, position, reading, marks, tabStop, open, showsVariant }: WordProps) {
  const { text, before, after, mark, variant = '', language } = word;
  const isOpen = open === position;
  return (
    <>
      {before}
      <span
        data-word={position}
        className={`cursor-pointer rounded-sm ${isOpen ? 'bg-selected' : 'hover:bg-surface'} forced-colors:hover:outline`}
        {...(language === undefined ? {} : { lang: language })}
        {...wordButton(position, tabStop, open)}
      >
        {withMarks(text, marks)}
      </span>
      {showsVariant && (
        <span
          className="text-[0.85em] text-muted"
          title={reading === 'qere' ? chapterText.ketiv : chapterText.qere}
        >{` [${withMarks(variant, marks)}]`}</span>
      )}
      {after}
      {mark !== undefined && <SectionMark mark={mark} />}
    </>
  );
}

/** A section mark becomes space, as in a scroll. Only the inverted nun is a sign of its own. */
function SectionMark({ mark }: { readonly mark: string }) {
  if (mark.includes('\u05C6')) return <span className="text-[0.85em] text-muted">{` ${mark} `}</span>;
  return <span className="inline-block w-[1.5em]" aria-hidden="true" />;
}
