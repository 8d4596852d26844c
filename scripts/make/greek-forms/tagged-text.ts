import { readTaggedWord } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { TAGNT, TAGNT_VERSES } from '../../../import-jobs/sources/packs/tagnt/tagnt.ts';
import { readMirror } from '../../start/stand-ins/mirror-files.ts';
import type { TaggedText } from './derive.ts';

export function readTaggedText(): TaggedText {
  const read = readMirror(TAGNT);
  return new Map(
    TAGNT_VERSES.map(({ book, chapter, verse, file }) => {
      const { words }: { words?: unknown } = { ...JSON.parse(read(file)) };
      if (!Array.isArray(words)) throw new Error(`${file} has no words`);
      return [`${book} ${chapter}:${verse}`, words.flatMap((word: unknown) => readTaggedWord(word) ?? [])];
    }),
  );
}
