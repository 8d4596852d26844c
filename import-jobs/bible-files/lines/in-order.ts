import { CORE_BOOKS, ENGLISH_VERSE_COUNTS } from '../../../domain/canon/index.ts';
import type { ByteSource } from '../../files/byte-source.ts';
import type { Encoding } from '../bible-file.ts';
import { decoded, linesOf } from '../encoding.ts';
import type { Shape } from '../found.ts';

interface Place {
  book: string;
  chapter: number;
  verse: number;
}

const placesOf = (testament: 'old' | 'new'): Place[] =>
  CORE_BOOKS.filter((book) => book.testament === testament).flatMap(({ id }) =>
    ENGLISH_VERSE_COUNTS[id as keyof typeof ENGLISH_VERSE_COUNTS].flatMap((verses, chapter) =>
      Array.from({ length: verses }, (_, verse) => ({ book: id, chapter: chapter + 1, verse: verse + 1 })),
    ),
  );

/** Lines after the verses of theWord: `short.title=…`, `about=…`. */
const SETTING = /^[a-z][a-z0-9.]{1,30}=/iu;
/** What theWord writes for a verse that the text does not have. */
const NO_VERSE = /^[-\s]*$/u;

/**
 * Opens the text of theWord: a verse on each line, in the order of the King James Version, without any place. Null if the
 * lines are not as many as the verses of a Bible or of one of its Testaments.
 */
export async function openInOrder(source: ByteSource, encoding: Encoding): Promise<Shape | null> {
  let lines = 0;
  let last = 0;
  for await (const { row, text } of linesOf(decoded(source, encoding))) {
    if (SETTING.test(text)) break;
    lines = row;
    if (text.trim() !== '') last = row;
  }
  const old = placesOf('old');
  const places = [[...old, ...placesOf('new')], old, placesOf('new')].find(
    ({ length }) => last <= length && lines >= length && lines <= length + 20,
  );
  if (places === undefined) return null;
  return {
    kind: 'theWord',
    encoding,
    async *read() {
      for await (const { row, text } of linesOf(decoded(source, encoding))) {
        const place = places[row - 1];
        if (place === undefined) return;
        if (!NO_VERSE.test(text)) yield { ...place, text, row };
      }
    },
  };
}
