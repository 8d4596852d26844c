import { Fragment, memo } from 'react';
import { withGreekRoom } from '../../../ui/words/room.ts';
import { noteParts } from './note-parts.ts';
import { plainWords } from './plain-words.ts';
import { referenceLink } from './reference-link.tsx';

/**
 * A note as plain words, in which references are links. It is remembered, because a list can have thousands of notes
 * and is drawn again with each letter of a search.
 */
export const LinkedWords = memo(function LinkedWords({ note }: { readonly note: string }) {
  return noteParts(plainWords(note)).map(({ lang, pieces }, place) => {
    const words = pieces.map(({ text, href }, index) => {
      const children = withGreekRoom(text);
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a note keep their places.
      return <Fragment key={index}>{href === null ? children : referenceLink({ href, children })}</Fragment>;
    });
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note keep their places.
    return <Fragment key={place}>{lang === null ? words : <bdi lang={lang}>{words}</bdi>}</Fragment>;
  });
});
