import { Fragment } from 'react';
import { withGreekRoom } from './room.ts';

/** Words of Hebrew or of Greek, with the star of a search term: in `אלו*` it stands at the left, where the word ends. */
const FOREIGN =
  /([\u0590-\u05FF\uFB1D-\uFB4F]+(?:(?: |\u034F|\u200D)+[\u0590-\u05FF\uFB1D-\uFB4F]+)*\*?|[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*\*?)/u;

const HEBREW = /[\u0590-\u05FF\uFB1D-\uFB4F]/u;
const GREEK = /[\u0370-\u03FF\u1F00-\u1FFF]/u;

/**
 * The language of a text by its letters, for the `lang` of a field or a piece of text: Hebrew if it has a Hebrew letter,
 * else Greek if it has a Greek one. Undefined without both.
 */
export const languageOf = (text: string): 'he' | 'grc' | undefined =>
  HEBREW.test(text) ? 'he' : GREEK.test(text) ? 'grc' : undefined;

interface MixedTextProps {
  readonly children: string;
  readonly hebrew?: 'he' | 'arc';
}

/**
 * A sentence in which each run of Hebrew or Greek has its language. It is one element, because a flexible box, such as a
 * button, would set its runs apart.
 */
export function MixedText({ children, hebrew = 'he' }: MixedTextProps) {
  // `split` puts the text that matched, in Hebrew or Greek letters, at every second place.
  const parts = children.split(FOREIGN);
  if (parts.length === 1) return children;
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <bdi lang={languageOf(part) === 'he' ? hebrew : 'grc'}>{withGreekRoom(part)}</bdi>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </span>
  );
}
