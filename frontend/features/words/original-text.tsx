import { Fragment, type ReactNode } from 'react';
import type { RunningWord, WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { type Marks, withMarks } from '../../shared/scripture/marks.ts';
import { endsVariant, wordButton } from '../../shared/scripture/words.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { useIsHighlighted } from './highlight.ts';
import { WordFigures, WordMeaning, wordName } from './word-lines.tsx';

interface Shown {
  readonly reading: 'ketiv' | 'qere';
  readonly marks: Marks;
  /** What comes before the position in the id of a word. The words of a chapter have no ids. */
  readonly idPrefix?: string;
  readonly tabStop: number;
  readonly marked?: number | null;
  readonly open: number | null;
  readonly chosen?: ReadonlySet<number> | undefined;
  /** The words that a text beside this one does not share. */
  readonly differing?: ReadonlySet<number> | undefined;
  readonly lines: ReadonlySet<WordLine>;
  readonly method?: string | undefined;
  /** True if the mark of a section (פ or ס) is shown as a letter. Otherwise it is a space, as in a Torah scroll. */
  readonly hasSectionLetters?: boolean;
}

interface OriginalTextProps extends Shown {
  readonly running: readonly RunningWord[];
  /** The facts of the words, for the lines below them. Undefined until they have loaded. */
  readonly facts?: readonly WordAnalysis[] | undefined;
  /** Puts the columns into lines of poetry. A column is one word, or the words that maqafs join. */
  readonly inLines?: ((columns: readonly Column[]) => ReactNode) | undefined;
}

export interface Column {
  /** The position of its first word from 0. */
  readonly start: number;
  readonly shown: ReactNode;
}

export function OriginalText({ running, facts, inLines, ...shown }: OriginalTextProps) {
  const parts = running.map((word, index): Part => {
    const showsVariant = word.variant !== '' && endsVariant(running, index);
    const analysis = shown.lines.size > 0 ? facts?.[index] : undefined;
    // Another reading in brackets comes before what follows the word.
    const joined = showsVariant ? '' : (JOINED.exec(word.after)?.[0] ?? '');
    return {
      word,
      position: index + 1,
      analysis,
      showsVariant,
      joined,
      rest: word.after.slice(joined.length),
    };
  });
  const columns = parts
    .map((_, index) => index)
    .filter((index) => !parts[index - 1]?.joined.endsWith('־'))
    .map((start, at, starts) => ({ start, shown: columnOf(parts.slice(start, starts[at + 1]), shown) }));
  return inLines?.(columns) ?? columns.map((one) => one.shown);
}

/** What stays with a word: maqaf, paseq and sof pasuq, but not the space after them or a bracket that opens the next word. */
const JOINED = /^.*?(?=\s*[([⟦]*$)/u;

interface Part {
  readonly word: RunningWord;
  readonly position: number;
  /** Undefined if no lines are below the words. */
  readonly analysis: WordAnalysis | undefined;
  /** True if the other reading follows the word in brackets. */
  readonly showsVariant: boolean;
  /** The characters after the word that stay with it. */
  readonly joined: string;
  readonly rest: string;
}

/** A column is as wide as its word, or as the longest English word below it. The lines below hang over on both sides. */
const PLACED = 'inline-block text-center align-top indent-0 [word-spacing:normal]';
const COLUMN = `${PLACED} w-min whitespace-nowrap`;
const BELOW = 'block whitespace-normal select-none';
const HANGING = '-mx-[0.12em]';
/** What breaks only if it is wider than the page: words that maqafs join, and another reading in brackets. */
const WHOLE = 'inline-block indent-0';
/**
 * Words that maqafs join, and the row of their meanings. The row is inline, after a line break of the styles, because a
 * block would be copied as a new line. With forced colors the browser would paint a ground below the row, over the lines
 * above it.
 */
const CHAIN = `${PLACED} leading-[0] whitespace-normal`;
const MEANINGS = `${HANGING} inline-flex w-min min-w-[calc(100%+0.24em)] justify-center gap-x-2 align-top forced-colors:forced-color-adjust-none forced-colors:**:bg-transparent! forced-colors:**:text-[canvastext]! select-none`;
const LIT =
  'rounded-[calc(var(--radius)/2)] [&:is(:hover,[aria-expanded=true],[data-at],[data-lit],[data-marked],[data-chosen])]:bg-selected';
/**
 * The meaning of a joined word is as wide as the word, so it stands below it. A longer meaning takes the room of its
 * neighbours. The letters before it, which are not drawn, give it the width of the word.
 */
const BELOW_JOINED = 'before:invisible before:wrap-anywhere before:content-[attr(data-letters)]';

/**
 * A word, or the words that maqafs join, with what follows. Joined words are one column: their letters have no gap between
 * them, and their meanings share a row below, because a word can have a much longer meaning than its neighbour.
 */
function columnOf(parts: readonly Part[], shown: Shown): ReactNode {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return null;
  const words = parts.map((part) => (
    <Word key={part.position} isAlone={parts.length === 1} {...part} {...shown} />
  ));
  const { mark, variant = '' } = last.word;
  return (
    <Fragment key={first.position}>
      {first.word.before}
      {parts.length === 1 ? (
        words
      ) : first.analysis === undefined ? (
        <span className={WHOLE}>{words}</span>
      ) : (
        <span className={`${CHAIN} ${endOf(last)}`}>
          <span className="after:block">{words}</span>
          <span aria-hidden className={MEANINGS}>
            {parts.map((part) => (
              <JoinedMeaning key={part.position} {...part} {...shown} />
            ))}
          </span>
        </span>
      )}
      {last.showsVariant && (
        <>
          {' '}
          <span
            className={`${WHOLE} text-[0.85em] text-muted`}
            title={shown.reading === 'qere' ? wordsText.variants.writtenTitle : wordsText.variants.readTitle}
          >{`[${withMarks(variant, shown.marks)}]`}</span>
        </>
      )}
      {last.rest}
      {mark !== undefined && <SectionMark mark={mark} isLetter={shown.hasSectionLetters === true} />}
    </Fragment>
  );
}

/** If no space follows a column, as before the total of a verse, the column keeps the distance. */
const endOf = ({ rest }: Part): string => (rest === '' ? 'me-[0.5em] pb-1.5' : 'pb-1.5');

function JoinedMeaning({ word, position, analysis, joined, marks, lines }: Part & Shown) {
  const isLit = useIsHighlighted(analysis?.word);
  return (
    analysis && (
      <span
        data-of={position}
        data-letters={withMarks(word.text, marks) + joined}
        data-lit={isLit || undefined}
        className={`${LIT} ${BELOW_JOINED}`}
      >
        <span className="block w-min min-w-full">
          <WordMeaning analysis={analysis} lines={lines} />
        </span>
      </span>
    )
  );
}

const WORD = `${LIT} cursor-pointer data-chosen:shadow-[inset_0_-3px_var(--accent)] forced-colors:[&:is(:hover,[data-lit],[data-marked],[data-chosen])]:outline`;

/**
 * A word with the characters that join it to the next one. Its letters are in one element, because an element inside
 * the word could separate its marks from their letters. The lines below it make it a column.
 */
function Word(props: Part & Shown & { readonly isAlone: boolean }) {
  const { word, position, analysis, isAlone, joined } = props;
  const { marks, idPrefix, tabStop, marked, open, chosen, differing, lines, method } = props;
  const isLit = useIsHighlighted(analysis?.word);
  const form = withMarks(word.text, marks);
  // In a chapter only the word that the Tab key reaches has a name, so that a screen reader reads the others as text.
  const isNamed = analysis !== undefined && (idPrefix !== undefined || position === tabStop);
  const button = wordButton(position, tabStop, open, chosen, isNamed);
  const name = isNamed ? wordName({ analysis, lines, method }) : '';
  const state = {
    id: idPrefix && `${idPrefix}${position}`,
    'data-word': position,
    'data-lit': isLit || undefined,
    'data-marked': position === marked || undefined,
    'data-chosen': chosen?.has(position) || undefined,
    'data-differs': differing?.has(position) || undefined,
    lang: name === '' ? word.language : 'en',
  };
  if (analysis === undefined)
    return (
      <>
        <span className={`scroll-my-20 py-0.5 ${WORD}`} {...state} {...button}>
          {form}
        </span>
        {joined}
      </>
    );
  return (
    <span
      className={`${COLUMN} scroll-my-20 ${isAlone ? endOf(props) : 'leading-(--hebrew-leading)'} ${WORD}`}
      {...(name !== '' && { role: 'group', 'aria-label': name })}
      {...state}
    >
      <span lang={analysis.word.language} className="rounded-[calc(var(--radius)/2)]" {...button}>
        {form}
      </span>
      {joined && <span lang={analysis.word.language}>{joined}</span>}
      <span aria-hidden className={`${BELOW} ${isAlone ? HANGING : '-mx-[0.5em]'}`}>
        <WordFigures analysis={analysis} lines={lines} method={method} />
        {isAlone && <WordMeaning analysis={analysis} lines={lines} />}
      </span>
    </span>
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
