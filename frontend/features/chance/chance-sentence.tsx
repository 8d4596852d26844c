import { Link } from '@tanstack/react-router';
import { chanceText } from '../../text/chance.ts';
import { chanceInWords, type Expected } from './chance-words.ts';

interface ChanceSentenceProps {
  readonly value: number;
  /** The number of results. */
  readonly found: number;
  readonly expected: Expected;
}

/** Sentences with the number of results, the numbers that chance would give, and a verdict on the difference. */
export function ChanceSentence({ value, found, expected }: ChanceSentenceProps) {
  const words = chanceInWords(value, found, expected);
  if (words === null) return null;
  const { sentence, verdict, beside } = words;
  return (
    <>
      <p className="max-w-[45rem]">
        {sentence}
        {verdict !== null && <span className="font-semibold">{` ${verdict}`}</span>}
      </p>
      <p className="max-w-[45rem] text-ui text-muted">
        {beside !== null && `${beside} `}
        <Link to="/chance" className="inline-block py-0.5">
          {chanceText.words.how}
        </Link>
      </p>
    </>
  );
}
