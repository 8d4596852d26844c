import { Link } from '@tanstack/react-router';
import type { VerseSummary, WordAnalysis } from '../../../domain/contract/index.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';

interface EnglishTextProps {
  readonly verse: Pick<VerseSummary['verse'], 'text' | 'tagged'>;
  /** The words of the original, if the page shows them. Then a Strong's number opens the card of its word. */
  readonly words?: readonly WordAnalysis[];
}

/**
 * The English text. If its version has Strong's numbers, each number is a link after its word. The numbers are not
 * copied with selected text.
 */
export function EnglishText({ verse: { text, tagged }, words = [] }: EnglishTextProps) {
  if (tagged === null) return text === null ? null : <ShownEnglish text={text} />;
  return tagged.map(({ text: run, strongsNumber }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a verse never change places.
    <span key={at} data-strongs={strongsNumber ?? undefined}>
      <ShownEnglish text={run} />
      {strongsNumber !== null && <Tag number={strongsNumber} position={positionOf(strongsNumber, words)} />}
    </span>
  ));
}

const positionOf = (number: string, words: readonly WordAnalysis[]): number | undefined =>
  words.find(({ word }) => word.strongsNumber === number)?.word.wordPosition;

interface TagProps {
  readonly number: string;
  readonly position: number | undefined;
}

const TAG =
  'ms-[0.2em] align-[0.4em] text-[0.75rem] leading-none text-muted tabular-nums no-underline select-none hover:text-accent hover:underline';

/**
 * A Strong's number as a link to all verses with this number. If its word is on the page, a click opens the card of
 * the word instead. The Tab key skips these links, because a chapter has hundreds of them and the words open the
 * same cards.
 */
function Tag({ number, position }: TagProps) {
  return (
    <Link
      to="/search"
      search={{ term: number }}
      tabIndex={-1}
      data-tag
      className={TAG}
      data-word={position}
      aria-label={wordsText.strongsNumber(number)}
    >
      {number.slice(1)}
    </Link>
  );
}
