import { Link } from '@tanstack/react-router';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { chanceInWords, type Expected } from './chance-words.ts';

interface ChanceSentenceProps {
  readonly value: number;
  readonly found: number;
  readonly expected: Expected;
}

export function ChanceVerdict({ value, found, expected }: ChanceSentenceProps) {
  const words = chanceInWords(value, found, expected);
  return (
    words && (
      <p>
        {words.sentence}
        {words.verdict !== null && <span className="font-semibold">{` ${words.verdict}`}</span>}
      </p>
    )
  );
}

export function ShuffledLetters({ value, found, expected }: ChanceSentenceProps) {
  const words = chanceInWords(value, found, expected);
  return (
    words && (
      <p className="text-ui text-muted">
        {words.shuffled !== null && `${words.shuffled} `}
        <Link to="/chance" className="inline-block py-0.5">
          {chanceText.words.how}
        </Link>
      </p>
    )
  );
}

export function ChanceSentence(props: ChanceSentenceProps) {
  return (
    <div className="max-w-[45rem]">
      <ChanceVerdict {...props} />
      <ShuffledLetters {...props} />
    </div>
  );
}
