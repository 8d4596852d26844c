import { Link } from '@tanstack/react-router';
import type { VerseSummary, WordAnalysis } from '../../../domain/contract/index.ts';

interface EnglishTextProps {
  readonly verse: Pick<VerseSummary['verse'], 'text' | 'tagged'>;
  /** The words of the original, if the page shows them. A number then opens the card of its word. */
  readonly words?: readonly WordAnalysis[];
}

/** The English text. If its version has Strong's numbers, each is a link after its word. Selected text is without them. */
export function EnglishText({ verse: { text, tagged }, words = [] }: EnglishTextProps) {
  if (tagged === null) return text;
  return tagged.map(({ text: run, strongsNumber }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a verse never change places.
    <span key={at}>
      {run}
      {strongsNumber !== null && <Tag number={strongsNumber} position={positionOf(strongsNumber, words)} />}
    </span>
  ));
}

/** The position of the first word with a number. Undefined if no word has it. */
const positionOf = (number: string, words: readonly WordAnalysis[]): number | undefined =>
  words.find(({ word }) => word.strongsNumber === number)?.word.wordPosition;

interface TagProps {
  readonly number: string;
  readonly position: number | undefined;
}

/**
 * A Strong's number. It leads to all verses with the number; where the word is on the page, a click opens its card
 * instead. The numbers are no Tab stops, because a chapter has hundreds and the words have the same cards.
 */
function Tag({ number, position }: TagProps) {
  return (
    <Link
      to="/search"
      search={{ term: number }}
      tabIndex={-1}
      className="strongs-tag"
      data-word={position}
      aria-label={`Strong’s ${number}`}
    >
      {number.slice(1)}
    </Link>
  );
}
