import type { Book } from '../../domain/canon/books.ts';
import type { VerseAnalysis, VerseQuery } from '../../domain/contract/index.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { checkPlace } from '../text/address.ts';
import { neighbours, nothingThere } from '../text/apocrypha.ts';
import { analyseWords, endingBlock, summarise } from './analyse.ts';
import { passageFrom } from './compose.ts';
import { analysisRequest, checkEdition } from './request.ts';
import { readPassage } from './verse-sql.ts';

/** One verse, word by word, with its values. Refuses addresses that do not exist before asking the database. */
export function getVerse(
  book: Book,
  chapter: number,
  verse: number,
  query: VerseQuery,
): ScriptureRead<VerseAnalysis> {
  checkPlace(book, chapter, verse);
  const request = analysisRequest(book, chapter, query);
  const address = { book: book.id, chapter, verse };
  const range = { book: book.id, chapter, from: verse, to: verse, edition: query.edition ?? null };
  return readPassage(range, true, (rows) => {
    const passage = passageFrom(rows);
    checkEdition(book, query.edition, passage);
    const [text] = passage.addresses;
    if (text === undefined) throw nothingThere(book, address, rows.counts);
    return {
      ...summarise(request, passage, text),
      words: analyseWords(request, passage, text.segments, verse),
      ...(text.ending.length === 0 ? {} : { ending: endingBlock(request, passage, text, true) }),
      ...neighbours(book, address, address, rows.counts),
    };
  });
}
