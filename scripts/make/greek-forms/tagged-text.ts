import { readTaggedVerse } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { TAGNT, TAGNT_VERSES } from '../../../import-jobs/sources/packs/tagnt/tagnt.ts';
import { readMirror } from '../../start/stand-ins/mirror-files.ts';
import type { TaggedText } from './derive.ts';

export function readTaggedText(): TaggedText {
  const read = readMirror(TAGNT);
  return new Map(
    TAGNT_VERSES.map(({ book, chapter, verse, file }) => [
      `${book} ${chapter}:${verse}`,
      readTaggedVerse(read(file)).words,
    ]),
  );
}
