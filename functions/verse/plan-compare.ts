import type { ScriptureRead } from '../../db/read-statement.ts';
import type { Book } from '../../domain/canon/index.ts';
import type { CompareQuery, VerseComparison } from '../../domain/contract/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { summarise } from './analyse.ts';
import { emptyAddress, passageFrom } from './compose.ts';
import { EVERY_ORIGINAL } from './passage-statement.ts';
import { analysisRequest } from './request.ts';

export function planCompare(
  book: Book,
  chapter: number,
  verse: number,
  query: CompareQuery,
): ScriptureRead<VerseComparison> {
  checkPlace(book, chapter, verse);
  const request = analysisRequest(book, chapter, { ...query, version: 'original' });
  const address = { book: book.id, chapter, verse };
  const range = { book: book.id, chapter, from: verse, to: verse };
  return EVERY_ORIGINAL.read(range, ({ editions, verses, words, counts }) => {
    if (verses.length === 0 && book.testament === 'apocrypha') throw nothingThere(book, address, counts);
    const compared = editions.map((edition) => {
      const ofEdition = <Row extends { readonly edition: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.edition === edition.id);
      const passage = passageFrom(
        {
          edition: [edition],
          verses: ofEdition(verses),
          words: ofEdition(words),
          english: [],
          installed: [],
          counts,
        },
        request.reading,
        { edition: null, version: null },
      );
      return summarise(request, passage, passage.addresses[0] ?? emptyAddress(verse));
    });
    const values = new Set(
      compared.flatMap(({ wordCount, totalValues }) => (wordCount === 0 ? [] : [totalValues[0]?.value])),
    );
    return { reference: formatReference(address), differ: values.size > 1, editions: compared };
  });
}
