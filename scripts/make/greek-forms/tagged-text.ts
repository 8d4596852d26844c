import { join } from 'node:path';
import { TAGNT_MANIFEST } from '../../../import-jobs/sources/packs/manifest.ts';
import { textOf } from '../../../import-jobs/sources/packs/pack.ts';
import { readTaggedWord } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { TAGNT_VERSES } from '../../../import-jobs/sources/packs/tagnt/tagnt.ts';
import { openMirror } from '../../start/stand-ins/mirror-files.ts';
import type { TaggedText } from './derive.ts';

/**
 * Reads the words of the tagged Greek New Testament from a folder that has copies of the packs. Throws if the folder
 * lacks the pack or one of its files.
 */
export function readTaggedText(folder: string): TaggedText {
  const read = openMirror(folder, TAGNT_MANIFEST);
  if (read === null) throw new Error(`There is no ${join(folder, TAGNT_MANIFEST.mirror)}`);
  return new Map(
    TAGNT_VERSES.map(({ book, chapter, verse, file }) => {
      const bytes = read(file);
      if (bytes === null) throw new Error(`The tagged text has no file ${file}`);
      const { words }: { words?: unknown } = { ...JSON.parse(textOf(bytes)) };
      if (!Array.isArray(words)) throw new Error(`${file} has no words`);
      return [`${book} ${chapter}:${verse}`, words.flatMap((word: unknown) => readTaggedWord(word) ?? [])];
    }),
  );
}
