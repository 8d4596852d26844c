import { Fragment } from 'react';
import { withGreekRoom } from './room.ts';

const FOREIGN =
  /([\u0590-\u05FF]+(?:(?: |\u034F|\u200D)+[\u0590-\u05FF]+)*|[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*)/u;
const HEBREW = /[\u0590-\u05FF]/u;

interface MixedTextProps {
  readonly children: string;
  readonly hebrew?: 'he' | 'arc';
}

export function MixedText({ children, hebrew = 'he' }: MixedTextProps) {
  return children.split(FOREIGN).map((part, index) => {
    // `split` puts the text that matched, in Hebrew or Greek letters, at every second place.
    const isForeign = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
      <Fragment key={index}>
        {isForeign ? <bdi lang={HEBREW.test(part) ? hebrew : 'grc'}>{withGreekRoom(part)}</bdi> : part}
      </Fragment>
    );
  });
}
