import { Link } from '@tanstack/react-router';
import type { Expectation } from '../../../domain/contract/index.ts';
import { chanceText } from '../../text/chance.ts';
import { chanceInWords } from './chance-words.ts';

interface ChanceSentenceProps {
  readonly observed: number;
  readonly expected: Expectation;
}

/** Sentences with the number of results, the number that chance would give, and a judgement of the difference. */
export function ChanceSentence({ observed, expected }: ChanceSentenceProps) {
  const { figures, judgement, caution } = chanceInWords(observed, expected);
  return (
    <>
      <p className="max-w-[45rem]">
        {figures} <span className="font-semibold">{judgement}</span>
      </p>
      <p className="max-w-[45rem] text-ui text-muted">
        {caution !== null && `${caution} `}
        <Link to="/chance" className="inline-block py-0.5">
          {chanceText.words.how}
        </Link>
      </p>
    </>
  );
}
