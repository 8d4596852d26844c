import type { RunningWord, WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { type Marks, withMarks } from '../../shared/scripture/marks.ts';
import { endsVariant, wordButton } from '../../shared/scripture/words.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { useIsHighlighted } from './highlight.ts';
import { WordLines } from './word-lines.tsx';

/**
 * The indentation of lines of poetry. A line that is too long for the page continues with a deeper indentation than any
 * line begins with, so that its rest does not look like a line of its own.
 */
export const LINE_START = {
  first: 'block ps-[2em] -indent-[2em]',
  later: 'block ps-[2em] -indent-[1em]',
} as const;

/** On a phone the lines of poetry are beside the number of the verse, which begins the first line. */
export const BESIDE_NUMBER = 'max-md:ps-[3em] max-md:-indent-[1em]';

interface Shown {
  readonly reading: 'ketiv' | 'qere';
  readonly marks: Marks;
  /** What comes before the position in the id of a word. The words of a chapter have no ids. */
  readonly idPrefix?: string;
  readonly tabStop: number;
  readonly marked?: number | null;
  readonly open: number | null;
  readonly chosen?: ReadonlySet<number> | undefined;
  readonly lines: ReadonlySet<WordLine>;
  readonly method?: string | undefined;
  /** True if the mark of a section (פ or ס) is shown as a letter. Otherwise it is a space, as in a Torah scroll. */
  readonly hasSectionLetters?: boolean;
}

interface OriginalTextProps extends Shown {
  readonly running: readonly RunningWord[];
  /** The facts of the words, for the lines below them. Undefined until they have loaded. */
  readonly facts?: readonly WordAnalysis[] | undefined;
  /** The positions from 0 of the words that begin a line of poetry. Prose has fewer than two. */
  readonly starts?: readonly number[];
}

export function OriginalText({ running, facts, starts = [], ...shown }: OriginalTextProps) {
  const word = (one: RunningWord, index: number) => (
    <Word
      key={index}
      word={one}
      position={index + 1}
      analysis={facts?.[index]}
      showsVariant={endsVariant(running, index)}
      {...shown}
    />
  );
  if (starts.length < 2) return running.map(word);
  return starts.map((start, line) => (
    <span key={start} className={`${line === 0 ? LINE_START.first : LINE_START.later} ${BESIDE_NUMBER}`}>
      {running.slice(start, starts[line + 1]).map((one, index) => word(one, start + index))}
    </span>
  ));
}

interface WordProps extends Shown {
  readonly word: RunningWord;
  readonly position: number;
  readonly analysis: WordAnalysis | undefined;
  readonly showsVariant: boolean;
}

const WORD =
  'cursor-pointer rounded-[calc(var(--radius)/2)] hover:bg-surface data-lit:bg-selected data-marked:bg-selected aria-expanded:bg-selected data-chosen:bg-selected data-chosen:shadow-[inset_0_-3px_var(--accent)] forced-colors:data-chosen:outline forced-colors:hover:outline forced-colors:data-lit:outline forced-colors:data-marked:outline';

/**
 * A word with the characters that join it to the next one. Its letters are in one element, because an element inside
 * the word could separate its marks from their letters. The lines below it make it a column; a maqaf closes the gap.
 */
function Word(props: WordProps) {
  const { word, position, analysis, reading, marks, idPrefix, tabStop, marked, open, lines, method } = props;
  const { chosen } = props;
  const { text, before, after, mark, variant = '', language } = word;
  const isLit = useIsHighlighted(analysis?.word);
  const form = withMarks(text, marks);
  const button = wordButton(position, tabStop, open, chosen);
  const state = {
    id: idPrefix && `${idPrefix}${position}`,
    'data-word': position,
    'data-lit': isLit || undefined,
    'data-marked': position === marked || undefined,
    'data-chosen': chosen?.has(position) || undefined,
    ...(language === undefined ? {} : { lang: language }),
  };
  const other = props.showsVariant && variant !== '' && (
    <span
      className="text-[0.85em] text-muted"
      title={reading === 'qere' ? wordsText.variants.writtenTitle : wordsText.variants.readTitle}
    >{` [${withMarks(variant, marks)}]`}</span>
  );
  const isColumn = analysis !== undefined && lines.size > 0;
  // Maqaf, paseq and sof pasuq stay with their word, but the space after them ends the column.
  const joined = isColumn && other === false ? after.trimEnd() : '';
  return (
    <>
      {before}
      {isColumn ? (
        <span
          className={`inline-block max-w-full min-w-6 scroll-my-20 pb-2 text-center align-top indent-0 ${WORD}`}
          {...state}
        >
          <span className="rounded-[calc(var(--radius)/2)]" {...button}>
            {form}
          </span>
          {joined}
          <WordLines analysis={analysis} lines={lines} method={method} isJoined={joined.endsWith('־')} />
        </span>
      ) : (
        <span className={`scroll-my-20 ${WORD}`} {...state} {...button}>
          {form}
        </span>
      )}
      {other}
      {after.slice(joined.length)}
      {mark !== undefined && <SectionMark mark={mark} isLetter={props.hasSectionLetters === true} />}
    </>
  );
}

interface SectionMarkProps {
  readonly mark: string;
  readonly isLetter: boolean;
}

/** The inverted nun is shown as a letter even where other section marks are shown as spaces. */
function SectionMark({ mark, isLetter }: SectionMarkProps) {
  if (isLetter || mark.includes('\u05C6'))
    return <span className="text-[0.75em] text-muted">{` ${mark} `}</span>;
  return <span className="inline-block w-[1.5em]" aria-hidden="true" />;
}
