import { Fragment } from 'react';

const FOREIGN =
  /([\u0590-\u05FF]+(?:(?: |\u034F|\u200D)+[\u0590-\u05FF]+)*|[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*)/u;
const HEBREW = /[\u0590-\u05FF]/u;

interface MixedTextProps {
  readonly children: string;
  /** The language of its runs in Hebrew letters. */
  readonly hebrew?: 'he' | 'arc';
}

/** English with Hebrew, Aramaic or Greek in it, each run in its own language and direction. */
export function MixedText({ children, hebrew = 'he' }: MixedTextProps) {
  return children.split(FOREIGN).map((part, index) => {
    // The expression's group stands at every second place.
    const isForeign = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
      <Fragment key={index}>
        {isForeign ? <bdi lang={HEBREW.test(part) ? hebrew : 'grc'}>{part}</bdi> : part}
      </Fragment>
    );
  });
}
